import type { InvoiceKind } from './money-words.ts';

interface Priced {
  kind: InvoiceKind;
  amount_poisha: number;
  reduced_poisha: number;
  paid_poisha: number;
  promo_poisha: number;
  open_poisha: number;
}

export type LineName = InvoiceKind | 'reduced' | 'alreadyPaid' | 'promoCode' | 'fromBalance';

export interface InvoiceLine {
  name: LineName;
  /** Below zero: taken off. */
  poisha: number;
}

/** What takes something off before money is asked for. */
export interface Used {
  promoPoisha: number;
  /** Of what we hold for the payer. */
  balancePoisha: number;
}

/** What of a balance an invoice takes, after a promo code has taken its part. */
export const fromBalance = (
  invoice: Pick<Priced, 'open_poisha'>,
  balancePoisha: number,
  promoPoisha = 0,
): number => Math.min(balancePoisha, invoice.open_poisha - promoPoisha);

/** What an invoice asks for and what is taken off; the lines add up to what is still to be paid. */
export function invoiceLines(invoice: Priced, used: Used): InvoiceLine[] {
  const takenOff: InvoiceLine[] = [
    { name: 'reduced', poisha: -invoice.reduced_poisha },
    { name: 'alreadyPaid', poisha: invoice.promo_poisha - invoice.paid_poisha },
    { name: 'promoCode', poisha: -invoice.promo_poisha - used.promoPoisha },
    { name: 'fromBalance', poisha: -used.balancePoisha },
  ];
  return [
    { name: invoice.kind, poisha: invoice.amount_poisha },
    ...takenOff.filter(({ poisha }) => poisha < 0),
  ];
}
