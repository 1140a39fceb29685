/**
 * The products the shop sells and what they cost, on its page and on bills of staff. Source:
 * docs/requirements/shell/app-shell.md, "Shop".
 */
import type { Lang } from '#core/ground/i18n/lang.ts';

export const productIds = ['alphabet', 'numbers', 'lab', 'stories'] as const;
export type ProductId = (typeof productIds)[number];

/** The most of one product in one order. */
export const MOST_OF_PRODUCT = 20;

export interface Product {
  id: ProductId;
  name: Record<Lang, string>;
  /** Taka. */
  price: number;
}

export const products: readonly Product[] = [
  {
    id: 'alphabet',
    name: { en: 'Alphabet slate', bn: 'বর্ণমালার স্লেট' },
    price: 1099,
  },
  {
    id: 'numbers',
    name: { en: 'Number beads', bn: 'সংখ্যার পুঁতি' },
    price: 999,
  },
  {
    id: 'lab',
    name: { en: 'Little lab', bn: 'ছোট্ট ল্যাব' },
    price: 1599,
  },
  {
    id: 'stories',
    name: { en: 'Story notebook', bn: 'গল্পের খাতা' },
    price: 499,
  },
];

export function productOf(wanted: ProductId): Product {
  const product = products.find(({ id }) => id === wanted);
  if (product === undefined) throw new Error(`The shop does not sell ${wanted}`);
  return product;
}
