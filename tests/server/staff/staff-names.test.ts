/** Names that tutors added, as staff decide on them; who else may is asked in staff-access. */
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { bachelor, secondary } from '#tests/setup/profile-forms.ts';
import { createJob } from '../setup/factories.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let staff: Staff;
let tutor: OpenTutor;
let last = 0;
let name = '';
let id = 0;

const createName = async (list: string, text: string): Promise<number> =>
  (await tutor.post(`/api/${list}/select`, { text })).body.data.id;
const studiesAt = (of: OpenTutor, university_id: number) =>
  of.post('/api/create-tutor-educational-info', { ...bachelor, university_id });
const rows = async (query = '') => (await staff.get(`names?${query}`)).json().data;
const own = async () => (await rows()).find((row: { id: number }) => row.id === id);
const search = async (text: string) => {
  const url = `/api/university/select?q=${encodeURIComponent(text)}`;
  return (await context.app.inject({ url })).json();
};
const entries = async (count: number) => {
  const found = await context.database.db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(count);
  return found.map(({ action, target, userId }) => [action, target, userId]);
};

beforeAll(async () => {
  staff = await signInStaff(context);
});
beforeEach(async () => {
  last += 1;
  name = `Hill University ${'ABCDEFGHIJKLMNOP'[last]}`;
  tutor = await openTutor(context.app, context.database.db);
  id = await createName('university', name);
});

test('a name waits with who uses it, and is counted among the queues', async () => {
  expect(await own()).toMatchObject({ kind: 'university', name, tutors: 0, first_by: null });
  await studiesAt(tutor, id);
  await studiesAt(await openTutor(context.app, context.database.db), id);
  expect(await own()).toMatchObject({
    tutors: 2,
    first_by: { user_id: tutor.userId },
    first_at: expect.any(String),
  });
  expect((await rows('kind=department')).map((row: { id: number }) => row.id)).not.toContain(id);
  const { data } = (await staff.get('queues')).json();
  expect(data).toContainEqual({
    queue: 'names',
    count: (await rows()).length,
    oldest_at: null,
    late_from: null,
    is_late: false,
    ages: null,
  });
  expect((await staff.get('names?kind=city')).statusCode).toBe(400);
});

test('a listed name is offered to everybody and waits no more', async () => {
  expect(await search(name)).toEqual([]);
  expect((await staff.post(`names/university/${id}/list`)).statusCode).toBe(200);
  expect(await search(name)).toEqual([{ id, text: name, university_type_id: null }]);
  expect(await own()).toBeUndefined();
  expect(await entries(1)).toEqual([
    ['staff_name_listed', `university:${id}`, staff.account.userId],
  ]);
  for (const act of ['list', 'merge'])
    expect(result(await staff.post(`names/university/${id}/${act}`, { into_id: 1 }))).toEqual([
      409,
      'changed_meanwhile',
    ]);
});

test('a name is corrected in both languages, but not to one that is there', async () => {
  const path = `names/university/${id}`;
  const words = { name: `${name} of Science`, name_bn: 'পাহাড় বিশ্ববিদ্যালয়' };
  expect((await staff.put(path, words)).statusCode).toBe(200);
  expect(await own()).toMatchObject(words);
  expect((await entries(1))[0]?.[0]).toBe('staff_name_changed');
  const [known] = await search('');
  const taken = await staff.put(path, { ...words, name: known.text.toUpperCase() });
  expect(Object.keys(taken.json().errors)).toEqual(['name']);
  expect((await staff.put(path, { name: '', name_bn: 'ক' })).statusCode).toBe(400);
  expect(await own()).toMatchObject(words);
});

test('a merge moves tutors and wishes, and the name is gone', async () => {
  const { db } = context.database;
  await studiesAt(tutor, id);
  const wish = await createJob(db, { universityIds: [1, id, 2] });
  const merged = await staff.post(`names/university/${id}/merge`, { into_id: 1 });
  expect(merged.statusCode).toBe(200);
  const [education] = await db
    .select()
    .from(tutorEducations)
    .where(eq(tutorEducations.tutorId, tutor.tutorId));
  expect(education?.universityId).toBe(1);
  const [job] = await db.select().from(jobOffers).where(eq(jobOffers.id, wish));
  expect(job?.universityIds).toEqual([2, 1]);
  expect(await own()).toBeUndefined();
  expect(await entries(2)).toEqual([
    ['staff_name_merged', `university:${id}`, staff.account.userId],
    ['staff_name_taken_in', 'university:1', staff.account.userId],
  ]);
  expect(result(await staff.post(`names/university/${id}/list`))).toEqual([404, 'not_found']);
});

test('departments and schools are merged where they are used', async () => {
  const { db } = context.database;
  const department = await createName('department', `Cloud Studies ${name}`);
  const school = await createName('school', `Hill College ${name}`);
  await tutor.post('/api/create-tutor-educational-info', {
    ...bachelor,
    department_id: department,
  });
  await tutor.post('/api/create-tutor-educational-info', { ...secondary, school_id: school });
  const wish = await createJob(db, { schoolIds: [school], collegeIds: [school] });
  await staff.post(`names/department/${department}/merge`, { into_id: 35 });
  await staff.post(`names/school/${school}/merge`, { into_id: 1 });
  const educations = await db
    .select()
    .from(tutorEducations)
    .where(eq(tutorEducations.tutorId, tutor.tutorId));
  expect(educations.map(({ departmentId, schoolId }) => [departmentId, schoolId])).toEqual(
    expect.arrayContaining([
      [35, null],
      [null, 1],
    ]),
  );
  const [job] = await db.select().from(jobOffers).where(eq(jobOffers.id, wish));
  expect([job?.schoolIds, job?.collegeIds]).toEqual([[1], [1]]);
});

test.each([['itself'], ['nothing']])(
  'a merge into %s is refused and changes nothing',
  async (what) => {
    const into_id = what === 'itself' ? id : 999_999;
    const answer = await staff.post(`names/university/${id}/merge`, { into_id });
    expect(result(answer)).toEqual([400, 'unknown_id']);
    expect(await own()).toMatchObject({ name });
  },
);

test('who still holds a merged name on another node is refused with the reason, and it is no fault of ours', async () => {
  const other = await buildTestApp(context.database);
  await staff.post(`names/university/${id}/merge`, { into_id: 1 });
  const onOther = await openTutor(other.app, context.database.db);
  const { status, body } = await studiesAt(onOther, id);
  await other.app.close();
  expect([status, body.code]).toEqual([400, 'unknown_id']);
});
