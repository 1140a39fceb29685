/** Reads what similar tuitions pay, as three numbers that name nobody. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { salaryGuideAnswer, salaryGuideQuery } from '#core/market/api/hire.ts';
import { checkClass, checkPlace } from '#core/market/hire/check-choices.ts';
import { ENOUGH_SALARIES, salaryAt } from '#core/market/jobs/usual-salary.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Services } from '#server/ground/services/services.ts';

type Query = z.output<typeof salaryGuideQuery>;
type Guide = z.output<typeof salaryGuideAnswer>;

/** The newest tell what is paid now, and bound the work. */
const NEWEST = 200;

interface Paid {
  salary: number;
  days: number;
}

async function readPaid(db: Db, { class_id, tutoring_place_id }: Query, where: SQL | undefined) {
  const read = (status: 'live' | 'closed') =>
    db
      .select({ salary: jobOffers.actualSalary, days: jobOffers.daysInWeek })
      .from(jobOffers)
      .where(
        and(
          // Written out: the partial indexes apply only to this text.
          status === 'live'
            ? sql`${jobOffers.status} = 'live'`
            : sql`${jobOffers.status} = 'closed'`,
          eq(jobOffers.classId, class_id),
          tutoring_place_id === undefined
            ? undefined
            : eq(jobOffers.tutoringPlaceId, tutoring_place_id),
          where,
        ),
      )
      .orderBy(desc(jobOffers.postedAt))
      .limit(NEWEST);
  return [...(await read('live')), ...(await read('closed'))];
}

/**
 * Returns the salaries of jobs with the same days a week where that leaves enough, else of all; the
 * lowest first.
 */
function narrow(paid: Paid[], days: number | undefined): number[] {
  const same = paid.filter((job) => job.days === days);
  return (same.length >= ENOUGH_SALARIES ? same : paid)
    .map(({ salary }) => salary)
    .sort((a, b) => a - b);
}

export async function salaryGuide({ db, lookupCache }: Services, query: Query): Promise<Guide> {
  const known = lookupCache.current;
  const { city_id, location_id, days_in_week } = query;
  checkIds([{ field: 'city_id', table: known.cities, ids: [city_id] }]);
  const problems = {
    ...checkClass(query, known),
    ...(location_id === undefined ? {} : checkPlace({ city_id, location_id }, known)),
  };
  refuseProblems(problems);
  const scopes: [Guide['scope'], SQL | undefined][] = [
    ...(location_id === undefined
      ? []
      : [['area', eq(jobOffers.locationId, location_id)] as [Guide['scope'], SQL]]),
    ['city', eq(jobOffers.cityId, city_id)],
    ['everywhere', undefined],
  ];
  let jobs = 0;
  for (const [scope, where] of scopes) {
    const sorted = narrow(await readPaid(db, query, where), days_in_week);
    jobs = sorted.length;
    if (jobs < ENOUGH_SALARIES) continue;
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => salaryAt(sorted, part));
    return { jobs, low: low ?? null, middle: middle ?? null, high: high ?? null, scope };
  }
  return { jobs, low: null, middle: null, high: null, scope: 'everywhere' };
}
