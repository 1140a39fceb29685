/** Every landing page there is, by city and subject. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Landings } from '#core/site/api/landing.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { subjectsWithJobs, withJobs, withTutors } from './pages-there-are.ts';
import { allPairs, type Pair, pathOfJobs, pathOfTutors } from './topics.ts';

export async function listLandings({ db, lookupCache }: Services, lang: Lang): Promise<Landings> {
  const lookups = lookupCache.current;
  const pairs = allPairs(lookups);
  const name = (table: LookupTable, id: number) => nameIn(table, id, lang);
  const byCity = (found: Pair[], pathOf: (pair: Pair) => string) =>
    [...Map.groupBy(found, ({ cityId }) => cityId)].map(([cityId, ofCity]) => ({
      city: name(lookups.cities, cityId),
      categories: ofCity.map((pair) => ({
        name: name(lookups.categories, pair.categoryId),
        path: pathOf(pair),
      })),
    }));
  const [jobs, subjects, tutors] = await Promise.all([
    withJobs(db, pairs),
    subjectsWithJobs(db, [...lookups.subjects.keys()]),
    withTutors(db, pairs),
  ]);
  return {
    jobs: byCity(jobs, (pair) => pathOfJobs(lookups, pair)),
    subjects: subjects.map(({ subjectId }) => ({
      name: name(lookups.subjects, subjectId),
      path: pathOfJobs(lookups, { subjectId }),
    })),
    tutors: byCity(tutors, (pair) => pathOfTutors(lookups, pair)),
  };
}
