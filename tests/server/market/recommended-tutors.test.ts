/** Tutors recommended to a guardian fit what is looked for, and are new to them. */
import { expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
type Guardian = Awaited<ReturnType<typeof signInParent>>;

const at = { createdAt: new Date(), updatedAt: new Date() };
/** Mirpur 1 and Dhanmondi, in Dhaka. */
const MIRPUR = 1001;
const DHANMONDI = 1064;

async function read({ browser }: Guardian) {
  const answer = await browser.ask({ url: '/api/parent/recommended-tutors?lang=en' });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  return data.map((one: { tutor: { tutorid: string }; teaches: string; place: string }) => [
    one.tutor.tutorid,
    one.teaches,
    one.place,
  ]);
}

const addChild = ({ parentId }: Guardian, classId: number, categoryId = 1) =>
  context.database.db.insert(students).values({
    ...at,
    parentId,
    name: 'Mitu',
    curriculumId: 1,
    categoryId,
    classId,
    institute: 'Monipur School',
    gender: 2,
  });
const addPlace = ({ parentId }: Guardian, locationId = MIRPUR) =>
  context.database.db
    .insert(parentLocations)
    .values({ ...at, parentId, cityId: 1, locationId, detailAddress: 'House 7' });

test('nobody is recommended before a child and a place are known', async () => {
  const { db } = context.database;
  await createHubTutor(db);
  const guardian = await signInParent(context);
  expect(await read(guardian)).toEqual([]);
  await addChild(guardian, 113);
  expect(await read(guardian)).toEqual([]);
  await addPlace(guardian);
  expect(await read(guardian)).not.toEqual([]);
});

test('first those of the class in the area, then in the city, then of the category', async () => {
  const { db } = context.database;
  const category = await createHubTutor(db, {}, {}, { classIds: [112], categoryIds: [1] });
  const city = await createHubTutor(
    db,
    {},
    { locationId: DHANMONDI },
    { classIds: [114], preferredLocationIds: [DHANMONDI] },
  );
  const area = await createHubTutor(db, {}, {}, { classIds: [114] });
  const guardian = await signInParent(context);
  await addChild(guardian, 114);
  await addPlace(guardian);
  const found = await read(guardian);
  expect(found.slice(0, 2)).toEqual([
    [area.tutorid, 'Class 10', 'Mirpur 1'],
    [city.tutorid, 'Class 10', 'Dhaka'],
  ]);
  expect(found).toContainEqual([category.tutorid, 'Bangla Medium', 'Dhaka']);
  expect(new Set(found.map(([id]: [string]) => id)).size).toBe(found.length);
});

test('an open request says better what is wanted, also which gender', async () => {
  const { db } = context.database;
  const classIds = [115];
  await createHubTutor(db, { gender: 1 }, {}, { classIds });
  const woman = await createHubTutor(db, { gender: 2 }, {}, { classIds });
  const guardian = await signInParent(context);
  await addChild(guardian, 113);
  await addPlace(guardian);
  await createJob(db, { parentId: guardian.parentId, classId: 115, tutorGender: 2 });
  expect((await read(guardian))[0]?.[0]).toBe(woman.tutorid);
});

test('who was proposed before is left out, who only applied is not', async () => {
  const { db } = context.database;
  const classIds = [116];
  const applied = await createHubTutor(db, {}, {}, { classIds });
  const known = await Promise.all(
    (['shortlisted', 'appointed', 'closed'] as const).map(async (stage) => ({
      stage,
      ...(await createHubTutor(db, {}, {}, { classIds })),
    })),
  );
  const guardian = await signInParent(context);
  const jobOfferId = await createJob(db, { parentId: guardian.parentId, classId: 116 });
  await db.insert(applications).values(
    [{ ...applied, stage: 'applied' as const }, ...known].map(({ tutorId, stage }) => ({
      tutorId,
      stage,
      jobOfferId,
    })),
  );
  const found = (await read(guardian)).map(([id]: [string]) => id);
  expect(found).toContain(applied.tutorid);
  expect(found.filter((id: string) => known.some(({ tutorid }) => tutorid === id))).toEqual([]);
});
