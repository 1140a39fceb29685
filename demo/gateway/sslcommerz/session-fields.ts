/**
 * The fields SSLCommerz v4 requires to begin a payment, and how long each may be, by its public
 * documentation.
 */
import { toPoisha } from '../amounts.ts';
import type { GivenFields } from '../given-fields.ts';

const REQUIRED: Record<string, number> = {
  total_amount: 13,
  currency: 3,
  tran_id: 30,
  success_url: 255,
  fail_url: 255,
  cancel_url: 255,
  cus_name: 50,
  cus_email: 50,
  cus_add1: 50,
  cus_city: 50,
  cus_postcode: 30,
  cus_country: 50,
  cus_phone: 20,
  shipping_method: 50,
  num_of_item: 1,
  product_name: 255,
  product_category: 100,
  product_profile: 100,
};
const SHIPPED: Record<string, number> = {
  ship_name: 50,
  ship_add1: 50,
  ship_city: 50,
  ship_postcode: 50,
  ship_country: 50,
};
const OPTIONAL: Record<string, number> = {
  ipn_url: 255,
  value_a: 255,
  value_b: 255,
  value_c: 255,
  value_d: 255,
};

const LEAST_POISHA = 10_00;
const MOST_POISHA = 500_000_00;

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/**
 * Finds what is wrong with a request for a session, in the words of the gateway; null when it is
 * good.
 */
export function findFault(given: GivenFields): string | null {
  const required = given['shipping_method'] === 'YES' ? { ...REQUIRED, ...SHIPPED } : REQUIRED;
  for (const name of Object.keys(required))
    if (!given[name]) return `Invalid Information! '${name}' is missing or empty.`;
  for (const [name, longest] of Object.entries({ ...required, ...OPTIONAL }))
    if ((given[name] ?? '').length > longest)
      return `Invalid Information! '${name}' is longer than ${longest}.`;
  for (const name of ['success_url', 'fail_url', 'cancel_url', 'ipn_url'])
    if (given[name] && !isWebAddress(given[name]))
      return `Invalid Information! '${name}' is no URL.`;
  if (given['currency'] !== 'BDT') return 'Only BDT can be paid at this store.';
  const poisha = toPoisha(given['total_amount'] ?? '');
  if (poisha === null || poisha < LEAST_POISHA || poisha > MOST_POISHA)
    return 'Invalid amount: it must be from 10.00 BDT to 500000.00 BDT.';
  return null;
}
