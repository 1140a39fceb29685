import type { ProductId } from '#core/money/shop/products.ts';
import type { BillKind } from '#core/money/words/money-words.ts';

/** The values filled in for each kind of bill; they stay while another kind is looked at. */
export interface BillDraft {
  kind: BillKind;
  taka: number | undefined;
  about: string;
  product: ProductId;
  count: number | undefined;
}

export const emptyBill: BillDraft = {
  kind: 'extra_bill',
  taka: undefined,
  about: '',
  product: 'alphabet',
  count: 1,
};

/** Returns the bill to send; the server refuses what is missing, beside its field. */
export function toBill({ kind, taka, about, product, count }: BillDraft) {
  if (kind === 'extra_bill') return { kind, taka: taka ?? Number.NaN, about };
  if (kind === 'shop_order') return { kind, product, count: count ?? Number.NaN };
  return { kind };
}
