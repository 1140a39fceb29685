import type { Slots } from '#core/search/slots/slots.ts';

/**
 * Finds what is wrong with a changed thing, as a key of locales/{lang}/site/assistant.json `form`.
 */
export function findFault({ salary, hours, months, count }: Slots) {
  const numbers = [salary?.min, salary?.max, hours, months, count];
  if (numbers.some(Number.isNaN)) return 'notNumber';
  const { min = 0, max = Number.POSITIVE_INFINITY } = salary ?? {};
  return min > max ? 'order' : undefined;
}
