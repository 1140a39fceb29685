/** The address of every landing page there is, for the sitemap. */
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import type { Services } from '#server/ground/services/services.ts';
import { subjectsWithJobs, withJobs, withTutors } from './pages-there-are.ts';
import { allPairs, pathOfJobs, pathOfTutors } from './topics.ts';

/** `at`: when its newest job was posted. Nobody keeps when a list of tutors changed. */
export async function landingAddresses({
  db,
  lookupCache,
}: Pick<Services, 'db' | 'lookupCache'>): Promise<{ path: string; at?: Date }[]> {
  const lookups = lookupCache.current;
  const pairs = allPairs(lookups);
  const [jobs, subjects, tutors] = await Promise.all([
    withJobs(db, pairs),
    subjectsWithJobs(db, [...lookups.subjects.keys()]),
    withTutors(db, pairs),
  ]);
  const pages = [
    ...[...jobs, ...subjects].map((topic) => ({ path: pathOfJobs(lookups, topic), at: topic.at })),
    ...tutors.map((pair) => ({ path: pathOfTutors(lookups, pair) })),
  ];
  return pages.length === 0 ? [] : [{ path: LANDING_PATH }, ...pages];
}
