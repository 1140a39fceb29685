import type { InvoiceKind } from './money-words.ts';

interface Priced {
  kind: InvoiceKind;
  amount_poisha: number;
  reduced_poisha: number;
  paid_poisha: number;
  open_poisha: number;
}

export type LineName = InvoiceKind | 'reduced' | 'alreadyPaid' | 'fromBalance';

export interface InvoiceLine {
  name: LineName;
  /** Below zero: taken off. */
  poisha: number;
}

/** What of a balance an invoice takes. */
export const fromBalance = (invoice: Priced, balancePoisha: number): number =>
  Math.min(balancePoisha, invoice.open_poisha);

/** What an invoice asks for and what is taken off; the lines add up to what is still to be paid. */
export function invoiceLines(invoice: Priced, balanceUsedPoisha: number): InvoiceLine[] {
  const takenOff: InvoiceLine[] = [
    { name: 'reduced', poisha: -invoice.reduced_poisha },
    { name: 'alreadyPaid', poisha: -invoice.paid_poisha },
    { name: 'fromBalance', poisha: -balanceUsedPoisha },
  ];
  return [
    { name: invoice.kind, poisha: invoice.amount_poisha },
    ...takenOff.filter(({ poisha }) => poisha < 0),
  ];
}
