/** A few tuitions and tutors far from the great cities, so that a search there finds something. */
import { ne } from 'drizzle-orm';
import { createRandom } from '#server/demo/create-random.ts';
import type { DemoMarketplace } from '#server/demo/demo-filler.ts';
import { inventJob } from '#server/demo/demo-job.ts';
import { inventTutor } from '#server/demo/demo-people.ts';
import { insertTutors } from '#server/demo/insert-tutors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';

/** Their own numbers, so that they change nothing else. */
const SEED = 20_261_201;
const FACES_SEED = 20_261_202;
/** Slugs of the cities that get them. */
const DISTRICTS = ['feni', 'coxs-bazar', 'jhenaidah', 'moulvibazar', 'tangail', 'pabna'];
const JOBS_OF_EACH = 5;
const TUTORS_OF_EACH = 2;
/** The number of the first tutor; those before are the ones of the great cities. */
const FIRST_TUTOR = 500;
/** Old enough to stand behind the first pages of the board. */
const NEWEST_JOB_HOURS = 20 * 24;
const HOURS_APART = 20;

export async function fillDemoDistricts(db: Db, marketplace: DemoMarketplace): Promise<void> {
  const context = { ...marketplace, random: createRandom(SEED) };
  const all = [...marketplace.lookups.cities.values()];
  const cities = DISTRICTS.flatMap((slug) => all.find((city) => city.slug === slug) ?? []);
  const faces = createRandom(FACES_SEED);
  const ofEach = Array.from({ length: TUTORS_OF_EACH }).flatMap(() => cities);
  const tutors = ofEach.map((city, index) => inventTutor(context, FIRST_TUTOR + index, city));
  const rows = await insertTutors(db, context, tutors, () => faces);
  const ids = rows.map(({ id }) => id);
  await refreshListings(db, ids, marketplace.now);

  const families = await db
    .select({ id: parents.id })
    .from(parents)
    .where(ne(parents.id, marketplace.parentId))
    .orderBy(parents.id);
  const jobs = Array.from({ length: JOBS_OF_EACH }).flatMap(() => cities);
  await insertAll(
    db,
    jobOffers,
    jobs.map((city, index) =>
      inventJob(context, {
        parentId: context.random.pick(families).id,
        status: 'live',
        ageHours: NEWEST_JOB_HOURS + (jobs.length - index) * HOURS_APART,
        cityId: city.id,
      }),
    ),
  );
}
