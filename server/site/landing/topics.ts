/** Finds what an address of a landing page is about, and the address for it. */
import { ANY_PLACE, jobsPath, tutorsPath } from '#core/site/landing/landing-paths.ts';
import { toSlug } from '#core/site/landing/to-slug.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { LookupTable } from '#server/ground/services/lookup-row.ts';

export interface Pair {
  cityId: number;
  categoryId: number;
}
export type JobsTopic = Pair | { subjectId: number };

/** Finds the id by the English name, which no reader's language changes. */
const idOf = (table: LookupTable, slug: string): number | undefined =>
  [...table.values()].find(({ name }) => toSlug(name) === slug)?.id;
const slugIn = (table: LookupTable, id: number) => toSlug(table.get(id)?.name ?? '');

export function findPair(lookups: Lookups, city: string, category: string): Pair | undefined {
  const cityId = [...lookups.cities.values()].find(({ slug }) => slug === city)?.id;
  const categoryId = idOf(lookups.categories, category);
  return cityId === undefined || categoryId === undefined ? undefined : { cityId, categoryId };
}

export function findJobsTopic(
  lookups: Lookups,
  place: string,
  topic: string,
): JobsTopic | undefined {
  if (place !== ANY_PLACE) return findPair(lookups, place, topic);
  const subjectId = idOf(lookups.subjects, topic);
  return subjectId === undefined ? undefined : { subjectId };
}

const slugsOf = (lookups: Lookups, { cityId, categoryId }: Pair) =>
  [lookups.cities.get(cityId)?.slug ?? '', slugIn(lookups.categories, categoryId)] as const;

export const pathOfJobs = (lookups: Lookups, topic: JobsTopic): string =>
  'subjectId' in topic
    ? jobsPath(ANY_PLACE, slugIn(lookups.subjects, topic.subjectId))
    : jobsPath(...slugsOf(lookups, topic));
export const pathOfTutors = (lookups: Lookups, pair: Pair): string =>
  tutorsPath(...slugsOf(lookups, pair));

/** Every city with every category, in the order of both. */
export const allPairs = ({ cities, categories }: Lookups): Pair[] =>
  [...cities.keys()].flatMap((cityId) =>
    [...categories.keys()].map((categoryId) => ({ cityId, categoryId })),
  );
