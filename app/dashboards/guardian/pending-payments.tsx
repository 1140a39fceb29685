import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { StatusBadge } from '#app/money/status-badge.tsx';
import { moneySideOf } from '#app/money/use-money-side.ts';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Section } from '#ui/section/section.tsx';
import { SeeAll } from './see-all.tsx';

const { base, payNow } = moneySideOf('parent');

/** Lists what is still to be paid, the first due first; shows nothing if nothing is unpaid. */
export function PendingPayments({
  unpaid,
  unpaid_poisha: all,
}: Pick<ParentDashboard, 'unpaid' | 'unpaid_poisha'>) {
  const { t } = useTranslation('dashboard');
  const { t: money } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  if (unpaid.length === 0) return null;
  return (
    <Section
      padding="normal"
      title={t('unpaid.title')}
      action={<SeeAll to={`${base}/invoice`}>{t('unpaid.all')}</SeeAll>}
    >
      <p>
        {t('unpaid.total')} <strong className="tabular">{moneyText(lang, all)}</strong>
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {unpaid.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="flex-1 min-w-[180px]">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {money(`kind.${invoice.kind}`)}
                {invoice.is_overdue && <StatusBadge invoice={invoice} />}
              </p>
              {invoice.coach && (
                <p className="text-sm">
                  {t('unpaid.coachMonth', {
                    name: invoice.coach.coach_name,
                    month: monthText(lang, invoice.coach.month),
                  })}
                </p>
              )}
              {invoice.about && <p className="text-sm break-words">{invoice.about}</p>}
              <p className="text-sm text-muted">
                {t('unpaid.due', { date: format.date(invoice.due_date) })}
              </p>
            </div>
            <strong className="tabular">{moneyText(lang, invoice.open_poisha)}</strong>
            <ActionLink to={`${payNow}/${invoice.id}`}>
              {money('payNow')}
              <span className="sr-only">{invoice.number}</span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
