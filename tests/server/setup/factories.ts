/** Rows for tests: valid as they are, each field changeable. */
import type { InferInsertModel } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { saveNameKeys } from '#server/ground/names/save-name-keys.ts';

type NewJob = InferInsertModel<typeof jobOffers>;
type NewUser = InferInsertModel<typeof users>;

let lastPhone = 10_000_000;

export async function createUser(db: Db, overrides: Partial<NewUser> = {}): Promise<number> {
  lastPhone += 1;
  const [row] = await db
    .insert(users)
    .values({
      type: 'parent',
      name: 'Test Person',
      lang: 'en',
      phoneNo: `+88017${lastPhone}`,
      ...overrides,
    })
    .returning();
  if (row === undefined) throw new Error('No user was created');
  await saveNameKeys(db, [row]);
  return row.id;
}

export async function createParent(db: Db, overrides: Partial<NewUser> = {}): Promise<number> {
  const userId = await createUser(db, { type: 'parent', ...overrides });
  const [row] = await db.insert(parents).values({ userId }).returning({ id: parents.id });
  if (row === undefined) throw new Error('No parent was created');
  return row.id;
}

/** Class 9 of Bangla Medium in Mirpur 1, Dhaka, at home. */
export const jobValues = (parentId: number, overrides: Partial<NewJob> = {}): NewJob => ({
  parentId,
  status: 'live',
  postedAt: new Date('2026-11-01T06:00:00Z'),
  categoryId: 1,
  classId: 113,
  subjectIds: [2, 3],
  cityId: 1,
  locationId: 1001,
  tutoringPlaceId: 2,
  tutorGender: 3,
  actualSalary: 6000,
  daysInWeek: 3,
  studentGender: 1,
  ...overrides,
});

export async function createJobs(db: Db, jobs: Partial<NewJob>[]): Promise<number[]> {
  const parentId = await createParent(db);
  const rows = await db
    .insert(jobOffers)
    .values(jobs.map((job) => jobValues(parentId, job)))
    .returning({ id: jobOffers.id });
  return rows.map(({ id }) => id);
}

export async function createJob(db: Db, overrides: Partial<NewJob> = {}): Promise<number> {
  const [id] = await createJobs(db, [overrides]);
  if (id === undefined) throw new Error('No job was created');
  return id;
}
