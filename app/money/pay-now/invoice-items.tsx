import { useTranslation } from 'react-i18next';
import { chargeText } from '#app/money/receipt/charge-text.ts';
import type { Invoice } from '#core/money/api/money.ts';
import { COACH_DAYS, COACH_SERVICE_PERCENT } from '#core/money/fees/coach-salary.ts';
import {
  invoiceLines,
  isCoachLine,
  type LineName,
  type Used,
} from '#core/money/words/invoice-lines.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useMoneyText } from '../use-money-text.ts';

interface InvoiceItemsProps {
  invoice: Invoice;
  used: Used;
}

/** Shows what is asked for, what is taken off, and what is left to be paid. */
export function InvoiceItems({ invoice, used }: InvoiceItemsProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const money = useMoneyText();
  const { charge, coach } = invoice;
  const left = invoice.open_poisha - used.promoPoisha - used.balancePoisha;

  const nameOf = (name: LineName): string => {
    if (isCoachLine(name))
      return t(`coach.line.${name}`, {
        hours: format.number(coach?.hours ?? 0),
        days: format.number(coach?.days ?? 0),
        all: format.number(COACH_DAYS),
        percent: format.number(COACH_SERVICE_PERCENT),
      });
    if (name === 'reduced') return t('reduced');
    if (name === 'alreadyPaid' || name === 'promoCode' || name === 'fromBalance')
      return t(`pay.${name}`);
    return t(`kind.${name}`);
  };
  return (
    <table className="invoice-items">
      <thead className="text-muted text-sm">
        <tr className="border-b border-line">
          <th scope="col">{t('pay.item')}</th>
          <th scope="col">{t('pay.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {invoiceLines(invoice, used).map(({ name, poisha }) => (
          <tr key={name} className="border-b border-line">
            <td>
              {nameOf(name)}
              {name === invoice.kind && invoice.about && (
                <span className="block text-muted text-sm break-words">{invoice.about}</span>
              )}
              {name === invoice.kind && charge && (
                <span className="block text-muted text-sm">{chargeText(charge, t, format)}</span>
              )}
            </td>
            <td className="tabular whitespace-nowrap">
              {poisha < 0 ? `− ${money(-poisha)}` : money(poisha)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="text-lg font-semibold">
        <tr>
          <th scope="row">{t('pay.total')}</th>
          <td className="tabular whitespace-nowrap">{money(left)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
