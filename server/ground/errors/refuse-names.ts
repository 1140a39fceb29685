import { cleanText } from '#core/ground/text/find-text-fault.ts';
import { isPersonName } from '#core/people/names/is-person-name.ts';
import { refuseProblems } from './refuse-problems.ts';

/**
 * Returns true for the name that was kept before: left as it is, it stays good, whatever rule it
 * was kept under.
 */
const isKept = (name: string, before: string | null | undefined) =>
  before !== null && before !== undefined && cleanText(before) === cleanText(name);

/** Refuses wrong names; each field gives the name that is sent and the one that is stored. */
export function refuseNames(
  names: Record<string, readonly [given: string, before: string | null | undefined]>,
): void {
  const wrong = Object.entries(names).filter(
    ([, [name, before]]) => !isPersonName(name) && !isKept(name, before),
  );
  refuseProblems(Object.fromEntries(wrong.map(([field]) => [field, { key: 'person_name' }])));
}
