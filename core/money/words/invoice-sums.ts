import type { InvoiceStatus } from './money-words.ts';

export interface InvoiceSums {
  /** As it was issued. */
  poisha: number;
  reducedPoisha: number;
  paidPoisha: number;
}

/** What is still to be paid. */
export const openPoisha = ({ poisha, reducedPoisha, paidPoisha }: InvoiceSums): number =>
  poisha - reducedPoisha - paidPoisha;

/** Where nothing is left: paid, or cancelled when all of it was taken off. */
export const statusOf = (sums: InvoiceSums): InvoiceStatus => {
  if (openPoisha(sums) > 0) return 'unpaid';
  return sums.paidPoisha > 0 ? 'paid' : 'cancelled';
};
