/** The wishes most guardians leave alone: stored, read by those they are for, and refused in words. */
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { platformCharge } from '#core/money/fees/platform-charge.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { createBrowser } from '../setup/accounts.ts';
import { hireBody, signInParent, verifyPhone } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

async function ids() {
  const first = async (url: string) => {
    const answer = await context.app.inject({ url });
    return Number(answer.json()[0].id);
  };
  return {
    group_id: await first('/api/group/select'),
    tutor_religion_id: await first('/api/religion/select'),
    curriculum_id: await first('/api/curriculum/select'),
    department_ids: [await first('/api/department/select')],
    school_ids: [await first('/api/school/select')],
    college_ids: [await first('/api/school/select')],
    education_level_id: 9,
    exam_title_id: await first('/api/examtitle/select?education_level_id=9'),
  };
}

const OTHERS = {
  current_year: 3,
  job_duration: 3,
  crash_program: true,
  flat_house: '4B, House 12',
  road_no: '7',
  area: 'Block C',
};

async function submit(overrides: object) {
  const { proof } = await verifyPhone(context);
  return createBrowser(context.app).ask({
    method: 'POST',
    url: '/api/hire',
    payload: hireBody(proof, overrides),
  });
}

test('a guest gives them all; staff, board and guardian read them, and a crash program costs 40 %', async () => {
  const { db } = context.database;
  const wishes = await ids();
  expect((await submit({ ...wishes, ...OTHERS })).statusCode).toBe(200);
  const [job] = await db.select().from(jobOffers).orderBy(desc(jobOffers.id)).limit(1);
  expect(job).toMatchObject({
    groupId: wishes.group_id,
    tutorReligionId: wishes.tutor_religion_id,
    curriculumId: wishes.curriculum_id,
    departmentIds: wishes.department_ids,
    schoolIds: wishes.school_ids,
    collegeIds: wishes.college_ids,
    educationLevelId: 9,
    examTitleId: wishes.exam_title_id,
    currentYear: 3,
    jobDuration: 3,
    crashProgram: true,
    flatHouse: '4B, House 12',
    roadNo: '7',
    area: 'Block C',
  });
  const id = job?.id ?? 0;
  const staff = await signInStaff(context);
  const seen = (await staff.browser.ask({ url: `/api/staff/requests/${id}?lang=en` })).json();
  expect(seen).toMatchObject({ ...wishes, ...OTHERS });
  expect(seen.qualifications).toMatchObject({ current_year: 3, schools: [expect.anything()] });
  const approved = await staff.browser.ask({
    method: 'POST',
    url: `/api/staff/requests/${id}/approve`,
    payload: { version: seen.version, actual_salary: seen.actual_salary },
  });
  expect(approved.statusCode).toBe(200);
  const { json } = await context.app.inject({ url: `/api/job-board/${id}?lang=en` });
  expect(json()).toMatchObject({ ...seen.qualifications, crash_program: true, flat_house: null });
  const terms = { ...json(), tutoring_place_id: json().tutoring_place.id };
  expect(platformCharge(terms)).toMatchObject({ type: 'crash', percent: 40 });
});

test('changed by the guardian they are emptied again, and nothing else is', async () => {
  const { browser, parentId } = await signInParent(context);
  const wishes = await ids();
  const made = await browser.ask({
    method: 'POST',
    url: '/api/parent/tutor-requests',
    payload: { ...hireBody(''), contact: undefined, ...wishes, ...OTHERS },
  });
  expect(made.statusCode).toBe(200);
  const { db } = context.database;
  const [job] = await db.select().from(jobOffers).where(eq(jobOffers.parentId, parentId));
  const url = `/api/parent/tutor-requests/${job?.id}`;
  const detail = (await browser.ask({ url })).json();
  expect(detail).toMatchObject({ ...wishes, ...OTHERS, qualifications: { current_year: 3 } });
});

test.each([
  ['current_year', { current_year: 9 }],
  ['exam_title_id', { education_level_id: 6, exam_title_id: 'of level 9' }],
  ['exam_title_id', { exam_title_id: 'of level 9' }],
  ['school_ids', { school_ids: [999_999] }],
  ['curriculum_id', { curriculum_id: 999_999 }],
  ['flat_house', { flat_house: 'x'.repeat(61) }],
  ['crash_program', { crash_program: 'maybe' }],
])('%s is refused with its field: %o', async (field, given) => {
  const { exam_title_id } = await ids();
  const body = 'exam_title_id' in given ? { ...given, exam_title_id } : given;
  const answer = await submit(body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});
