import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Invoice } from '#core/money/api/money.ts';
import { claimPath } from '#core/money/words/pay-path.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { ReceiptButtons } from './receipt/receipt-button.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useMoneySide } from './use-money-side.ts';
import { useMoneyText } from './use-money-text.ts';

export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const money = useMoneyText();
  const { payNow } = useMoneySide();
  const lang = useLang();
  const { charge, coach } = invoice;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base">{t(`kind.${invoice.kind}`)}</h2>
          {invoice.about && <p className="break-words">{invoice.about}</p>}
          <p className="text-muted text-sm break-words">{invoice.number}</p>
        </div>
        <StatusBadge invoice={invoice} />
      </div>
      <p className="tabular text-lg font-semibold">
        {money(invoice.status === 'unpaid' ? invoice.open_poisha : invoice.amount_poisha)}
      </p>
      <Facts
        facts={[
          [t('job'), charge?.class_name],
          [t('jobId'), charge && format.id(charge.job_id)],
          [t('coach.request'), coach?.request_no],
          [t('coach.name'), coach?.coach_name],
          [t('coach.month'), coach && monthText(lang, coach.month)],
          [
            t('share'),
            charge &&
              t('shareOf', {
                percent: format.number(charge.percent),
                salary: format.money(charge.salary),
              }),
          ],
          [t('reduced'), invoice.reduced_poisha > 0 && money(invoice.reduced_poisha)],
          [
            t('paidOfIt'),
            invoice.status === 'unpaid' && invoice.paid_poisha > 0 && money(invoice.paid_poisha),
          ],
          [t('promoOff'), invoice.promo_poisha > 0 && money(invoice.promo_poisha)],
          [t('issued'), format.date(invoice.issue_date)],
          [t('due'), format.date(invoice.due_date)],
          [t('paidOn'), invoice.paid_at && format.date(invoice.paid_at)],
        ]}
      />
      {invoice.status === 'unpaid' && (
        <ActionLink to={`${payNow}/${invoice.id}`}>
          {t('payNow')}
          <span className="sr-only">{invoice.number}</span>
        </ActionLink>
      )}
      <ReceiptButtons refs={invoice.receipts} />
      {invoice.kind === 'platform_charge' && invoice.paid_poisha > 0 && (
        <ActionLink look="secondary" to={claimPath(invoice.id)}>
          {t('refund.link')}
          <span className="sr-only">{invoice.number}</span>
        </ActionLink>
      )}
    </Card>
  );
}
