/** The classes of the catalogue that were named. */
import type { Slots } from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';

/** Without a word about the medium, a class is that of the first category, Bangla medium. */
export function classIn({ class: rows, category }: Slots, { classes }: Lookups) {
  const id = rows?.find((row) => classes.get(row)?.category_id === category) ?? rows?.[0];
  return id === undefined ? undefined : classes.get(id);
}

/** The further classes that were named, as they are in the category of the first. */
export const moreOf = (
  { category_id }: { category_id: number },
  { moreClasses = [] }: Slots,
  { classes }: Lookups,
): number[] => moreClasses.filter((id) => classes.get(id)?.category_id === category_id);
