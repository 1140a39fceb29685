import type { InvoiceStatus } from './money-words.ts';

export interface InvoiceSums {
  /** The sum that was issued, in poisha. */
  poisha: number;
  reducedPoisha: number;
  paidPoisha: number;
}

/** Returns what is still to be paid, in poisha. */
export const openPoisha = ({ poisha, reducedPoisha, paidPoisha }: InvoiceSums): number =>
  poisha - reducedPoisha - paidPoisha;

/**
 * Returns the status; if nothing is left it is paid, or cancelled when all of it was taken off.
 */
export const statusOf = (sums: InvoiceSums): InvoiceStatus => {
  if (openPoisha(sums) > 0) return 'unpaid';
  return sums.paidPoisha > 0 ? 'paid' : 'cancelled';
};
