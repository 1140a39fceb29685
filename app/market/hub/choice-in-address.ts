/**
 * Keeps the choice on the hire card in the profile's address, for anybody who comes back to it.
 */
import { wholeNumber } from '#core/market/filters/address-values.ts';
import type { HireChoice } from '#widgets/tutor/hire-path.ts';

const FIELDS = ['category_id', 'class_id'] as const;

export function readChoice(params: URLSearchParams): HireChoice {
  const choice: HireChoice = {};
  for (const field of FIELDS) choice[field] = wholeNumber(params.get(field));
  return choice;
}

export function writeChoice(choice: HireChoice): string {
  const params = new URLSearchParams();
  for (const field of FIELDS) if (choice[field]) params.set(field, String(choice[field]));
  return params.size > 0 ? `?${params}` : '';
}
