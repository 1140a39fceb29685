import { cleanText } from '#core/ground/text/find-text-fault.ts';
import { isPersonName } from '#core/people/names/is-person-name.ts';
import { refuseProblems } from './refuse-problems.ts';

/** What was kept before, under whatever rule, stays good for who leaves it as it is. */
const isKept = (name: string, before: string | null | undefined) =>
  before !== null && before !== undefined && cleanText(before) === cleanText(name);

/** Of each field the name that is sent and the one that is kept. */
export function refuseNames(
  names: Record<string, readonly [given: string, before: string | null | undefined]>,
): void {
  const wrong = Object.entries(names).filter(
    ([, [name, before]]) => !isPersonName(name) && !isKept(name, before),
  );
  refuseProblems(Object.fromEntries(wrong.map(([field]) => [field, { key: 'person_name' }])));
}
