import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { StatusBadge } from '#app/money/status-badge.tsx';
import { moneySideOf } from '#app/money/use-money-side.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Invoice } from '#core/money/api/money.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** The months of a coach that were billed, and what became of each bill. */
export function CoachMonths({ invoices }: { invoices: Invoice[] }) {
  const { t } = useTranslation('coaches');
  const { t: money } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  if (invoices.length === 0) return <p className="text-muted">{t('noMonths')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex flex-wrap items-center gap-3 py-3">
          <div className="flex-1 min-w-[180px]">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {invoice.coach && monthText(lang, invoice.coach.month)}
              <StatusBadge invoice={invoice} />
            </p>
            <p className="text-sm text-muted">
              {[
                invoice.number,
                invoice.coach &&
                  t('days', {
                    count: invoice.coach.days,
                    n: format.number(invoice.coach.days),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <strong className="tabular">{moneyText(lang, invoice.amount_poisha)}</strong>
          {invoice.status === 'unpaid' && (
            <ActionLink to={`${moneySideOf('parent').payNow}/${invoice.id}`}>
              {money('payNow')}
              <span className="sr-only">{invoice.number}</span>
            </ActionLink>
          )}
        </li>
      ))}
    </ul>
  );
}
