/**
 * The links from the page of a city and category: its city's other categories, the same one in
 * other cities.
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import type { LandingLink } from '#core/site/api/landing.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { allPairs, type Pair } from './topics.ts';

interface Beside {
  own: Pair;
  /** Finds which of these pairs have something to show. */
  find: (pairs: Pair[]) => Promise<Pair[]>;
  pathOf: (lookups: Lookups, pair: Pair) => string;
}

export async function linksBeside(
  lookups: Lookups,
  { own, find, pathOf }: Beside,
  lang: Lang,
): Promise<{ categories: LandingLink[]; cities: LandingLink[] }> {
  const isBeside = ({ cityId, categoryId }: Pair) =>
    (cityId === own.cityId) !== (categoryId === own.categoryId);
  const found = await find(allPairs(lookups).filter(isBeside));
  const link = (pair: Pair, name: string) => ({ name, path: pathOf(lookups, pair) });
  return {
    categories: found
      .filter(({ cityId }) => cityId === own.cityId)
      .map((pair) => link(pair, nameIn(lookups.categories, pair.categoryId, lang))),
    cities: found
      .filter(({ cityId }) => cityId !== own.cityId)
      .map((pair) => link(pair, nameIn(lookups.cities, pair.cityId, lang))),
  };
}
