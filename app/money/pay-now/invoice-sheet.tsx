import { useTranslation } from 'react-i18next';
import { useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { InvoiceAnswer } from '#core/money/api/payments.ts';
import type { Used } from '#core/money/words/invoice-lines.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { StatusBadge } from '../status-badge.tsx';
import { InvoiceItems } from './invoice-items.tsx';

interface InvoiceSheetProps {
  answer: Pick<InvoiceAnswer, 'invoice' | 'bill_to'>;
  used: Used;
}

/** The invoice on the screen, as it will be printed. */
export function InvoiceSheet({ answer: { invoice, bill_to: payer }, used }: InvoiceSheetProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const phone = useOurPhone();
  const address = lang === 'bn' ? brand.addressBn : brand.address;
  return (
    <Card as="article" padding="roomy" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3 pb-4 border-b border-line">
        <div className="min-w-0">
          <p className="text-lg font-semibold text-brand">{useBrandName()}</p>
          <p className="text-muted text-xs break-words">
            {address} · {phone} · {brand.email}
          </p>
        </div>
        <StatusBadge invoice={invoice} />
      </header>
      <h2 className="text-lg break-words">
        {invoice.coach ? `${t('kind.coach_service')} · ${invoice.number}` : invoice.number}
      </h2>
      <Facts
        facts={[
          [
            t('pay.billTo'),
            <>
              {payer.name}
              <span className="block text-muted text-sm">
                {t('pay.personId', { id: payer.id })}
              </span>
            </>,
          ],
          [t('coach.request'), invoice.coach?.request_no],
          [t('coach.name'), invoice.coach?.coach_name],
          [t('coach.month'), invoice.coach && monthText(lang, invoice.coach.month)],
          [t('issued'), format.date(invoice.issue_date)],
          [t('due'), format.date(invoice.due_date)],
          [t('paidOn'), invoice.paid_at && format.date(invoice.paid_at)],
        ]}
      />
      <InvoiceItems invoice={invoice} used={used} />
    </Card>
  );
}
