/** A receipt in the reader's language, as it will stand on paper. */

import type { TFunction } from 'i18next';
import { senderOf } from '#app/ground/pdf/sender.ts';
import { brand } from '#core/ground/brand.ts';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Format } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Receipt } from '#core/money/api/receipts.ts';
import { providerName, providers } from '#core/money/providers/providers.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { chargeText } from './charge-text.ts';

export interface PaperWords {
  texts: TFunction<'papers'>;
  money: TFunction<'money'>;
  format: Format;
  lang: Lang;
}

export interface Sum {
  name: string;
  sum: string;
  isStrong?: boolean;
}

export function toReceiptContent(receipt: Receipt, words: PaperWords) {
  const { texts, format, lang } = words;
  const { sender, contacts, phone } = senderOf(lang);
  const { invoice, payer, gateway_trx: trx } = receipt;
  const paidAt = new Date(receipt.paid_at);
  const facts: [string, string][] = [
    [texts('receipt.payer'), texts('receipt.payerId', payer)],
    [
      texts('receipt.invoice'),
      texts('receipt.invoiceOf', { number: invoice.number, date: format.date(invoice.issue_date) }),
    ],
    [texts('receipt.how'), methodText(receipt, words)],
    ...(trx === null ? [] : [[texts('receipt.trx'), trx] as [string, string]]),
    [texts('receipt.ref'), receipt.payment_ref],
  ];
  return {
    sender,
    contacts,
    title: texts('receipt.heading'),
    reference: [
      texts('receipt.number', { number: receipt.number }),
      texts('receipt.date', {
        date: `${format.date(receipt.paid_at)}, ${format.time(dhakaClock(paidAt))}`,
      }),
    ] as [string, string],
    facts,
    sumsHead: [texts('receipt.item'), texts('receipt.amount')],
    sums: sumsOf(receipt, words),
    notes: [texts('questions', { phone, email: brand.email }), texts('noSignature')],
  };
}
export type ReceiptContent = ReturnType<typeof toReceiptContent>;

function methodText({ method }: Receipt, { texts, lang }: PaperWords): string {
  if (method === 'manual') return texts('method.manual');
  const service = providerName(method, lang);
  return providers[method].kind === 'cards' ? texts('method.cards', { service }) : service;
}

/**
 * Returns what was asked for and taken off before, what this payment brought, and what that left.
 */
function sumsOf(receipt: Receipt, { texts, money, format, lang }: PaperWords): Sum[] {
  const { lines, amount_poisha: paid, to_balance_poisha: kept, open_poisha: open } = receipt;
  const { kind, charge, coach } = receipt.invoice;
  const sum = (poisha: number) =>
    poisha < 0 ? `− ${moneyText(lang, -poisha)}` : moneyText(lang, poisha);
  const about = charge
    ? `: ${chargeText(charge, money, format)}`
    : coach
      ? `: ${money('coach.of', {
          month: monthText(lang, coach.month),
          request: coach.request_no,
          name: coach.coach_name,
        })}`
      : '';
  return [
    ...lines.map((line) => ({
      name: texts(`receipt.line.${line.kind}`, { kind: money(`kind.${kind}`) + about }),
      sum: sum(line.amount_poisha),
    })),
    { name: texts('receipt.asked'), sum: sum(open + paid - kept) },
    { name: texts('receipt.paid'), sum: sum(paid), isStrong: true },
    ...(kept > 0 ? [{ name: texts('receipt.toBalance'), sum: sum(kept) }] : []),
    ...(open > 0 ? [{ name: texts('receipt.open'), sum: sum(open) }] : []),
  ];
}
