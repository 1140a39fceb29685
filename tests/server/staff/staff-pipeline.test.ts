import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { toAvailabilityBits } from '#core/people/profile/availability.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { stopClock } from '../setup/accounts.ts';
import { addApplication, textsTo } from '../setup/hiring.ts';
import { createRequest, result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
let other: Staff;
let guardian: Awaited<ReturnType<typeof createRequest>>;
beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
  other = await signInStaff(context, 'Kamal');
});
beforeEach(async () => {
  stopClock(context.services);
  guardian = await createRequest(context, { status: 'live', postedAt: new Date('2026-11-20') });
});

const add = (stage: Stage = 'applied') => addApplication(context.database.db, guardian.id, stage);
const move = (id: number, from: Stage, to: Stage, more: object = {}, by: Staff = staff) =>
  by.post(`applications/${id}/move`, {
    from,
    to,
    ...(to === 'confirm' && { without_demo: true }),
    ...more,
  });
const stageOf = async (id: number) => {
  const [row] = await context.database.db
    .select()
    .from(applications)
    .where(eq(applications.id, id));
  return row?.stage;
};
const chargesOf = (applicationId: number) =>
  context.database.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.applicationId, applicationId), ne(invoices.status, 'void')));
const pipeline = async () => (await staff.get(`requests/${guardian.id}/pipeline`)).json();
interface Column {
  column: string;
  total: number;
  cards: { application_id: number; tutor: { name: string } }[];
}
const countsOf = ({ columns }: { columns: Column[] }) =>
  Object.fromEntries(columns.map(({ column, total }) => [column, total]));

test('a card says what staff choose by, of what the tutor has entered', async () => {
  const { db } = context.database;
  const { tutorId, applicationId } = await add();
  const blank = await add();
  await db
    .update(tutors)
    .set({
      expectedSalary: 5500,
      ratingSum: 9,
      ratingCount: 2,
      completedTuitions: 3,
      documentsCheckedAt: new Date('2026-10-01'),
      checkedParts: ['identity'],
      locationId: 1001,
      cityId: 1,
    })
    .where(eq(tutors.id, tutorId));
  const [university] = context.services.lookupCache.current.universities.values();
  await db.insert(tutorEducations).values({
    tutorId,
    educationLevelId: 6,
    universityId: university?.id ?? 0,
    currentInstitute: true,
  });
  await db.insert(tutorProfiles).values({
    tutorId,
    classIds: [113],
    subjectIds: [2],
    availability: toAvailabilityBits([
      { day: 'monday', morning: false, noon: false, afternoon: true, evening: false },
    ]),
  });
  await db.insert(tutorExperiences).values({
    tutorId,
    categoryId: 1,
    classId: 113,
    teachingLocation: 'Mirpur',
    durationFrom: '2024-01-01',
    durationTo: '2025-07-01',
    about: 'Maths',
  });
  await db.insert(tutorPositions).values({ tutorId, homeLatitude: 23.81, homeLongitude: 90.36 });
  await db
    .update(jobOffers)
    .set({ latitude: 23.7957, longitude: 90.3537 })
    .where(eq(jobOffers.id, guardian.id));
  const cardOf = async (id: number) =>
    (await pipeline()).columns
      .flatMap(({ cards }: Column) => cards)
      .find(({ application_id }: Column['cards'][number]) => application_id === id).tutor;
  expect(await cardOf(applicationId)).toMatchObject({
    university: university?.name,
    rating: 4.5,
    review_count: 2,
    completed_tuitions: 3,
    documents_checked: { parts: ['identity'] },
    expected_salary: 5500,
    experience_months: 18,
    distance_km: 1.5,
    free_days: ['monday'],
    fit: {
      teaches_class: true,
      subjects: [
        { subject_name: expect.any(String), is_taught: true },
        { subject_name: expect.any(String), is_taught: false },
      ],
    },
  });
  expect(await cardOf(blank.applicationId)).toMatchObject({
    university: null,
    rating: null,
    documents_checked: null,
    experience_months: 0,
    free_days: [],
    fit: { teaches_class: null, subjects: null },
  });
});

test('from applied to confirmed, with dates, notes and who did it', async () => {
  const chosen = await add();
  const rest = await add();
  expect(countsOf(await pipeline())).toEqual({
    applied: 2,
    shortlisted: 0,
    appointed: 0,
    confirm: 0,
    closed: 0,
  });
  const id = chosen.applicationId;
  expect((await move(id, 'applied', 'shortlisted', { note: 'Calm on the phone' })).statusCode).toBe(
    200,
  );
  await staff.post('notes', { subject: 'application', id, text: 'Lives near.' });
  const { columns } = await pipeline();
  expect(columns[1].cards[0]).toMatchObject({
    application_id: id,
    stage: 'shortlisted',
    tutor: {
      name: 'Test Person',
      phone: chosen.phone,
      gender_matches: true,
      profile_completed: 90,
    },
    may_move_to: ['appointed', 'closed'],
    last_move: {
      from: 'applied',
      to: 'shortlisted',
      note: 'Calm on the phone',
      by: { name: 'Farhana' },
      can_undo: true,
    },
    notes: [{ text: 'Lives near.' }],
  });
  expect((await move(id, 'shortlisted', 'appointed')).statusCode).toBe(200);
  expect((await move(id, 'appointed', 'confirm', { salary: 6500 })).statusCode).toBe(200);
  expect(await stageOf(rest.applicationId)).toBe('closed');
  expect(await pipeline()).toMatchObject({ request: { status: 'closed' } });
  const [row] = await context.database.db
    .select()
    .from(applications)
    .where(eq(applications.id, id));
  expect(row).toMatchObject({ stage: 'confirm', confirmedSalary: 6500 });
  const charge = {
    salary: 6500,
    poisha: 357_500,
    percent: 55,
    status: 'unpaid',
    dueOn: '2026-11-28',
  };
  expect(await chargesOf(id)).toMatchObject([charge]);
  expect(await checkLedger(context.database.db)).toMatchObject({ isBalanced: true });
  const notified = await context.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, rest.userId));
  expect(notified).toMatchObject([
    { kind: 'application_closed', values: { reason: 'not_chosen' } },
  ]);
  expect((await textsTo(context.database.db, guardian.account.phone)).length).toBeGreaterThan(0);
});

test('five on the shortlist, one appointed', async () => {
  for (let index = 0; index < 4; index += 1) await add('shortlisted');
  const fifth = await add();
  const sixth = await add();
  const answers = await Promise.all([
    move(fifth.applicationId, 'applied', 'shortlisted'),
    move(sixth.applicationId, 'applied', 'shortlisted', {}, other),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('shortlist_full');
  const [one, two] = (await pipeline()).columns[1].cards;
  const appointed = await Promise.all([
    move(one.application_id, 'shortlisted', 'appointed'),
    move(two.application_id, 'shortlisted', 'appointed', {}, other),
  ]);
  expect(appointed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(countsOf(await pipeline())).toMatchObject({ shortlisted: 4, appointed: 1 });
});

describe('two of the staff at once', () => {
  test('the second reads who moved it, and nothing is lost', async () => {
    const { applicationId: id } = await add();
    expect((await move(id, 'applied', 'shortlisted', {}, other)).statusCode).toBe(200);
    const late = await move(id, 'applied', 'closed');
    expect(result(late)).toEqual([409, 'changed_meanwhile']);
    expect(late.json().message).toContain('Kamal');
    expect(await stageOf(id)).toBe('shortlisted');
  });

  test('in the same moment one wins', async () => {
    const { applicationId: id } = await add();
    const answers = await Promise.all([
      move(id, 'applied', 'shortlisted'),
      move(id, 'applied', 'closed', {}, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a confirmation before the demo class', () => {
  const set = (id: number, firstLessonAt: string) =>
    context.database.db
      .update(applications)
      .set({ firstLessonAt: new Date(firstLessonAt), firstLessonBy: 'staff' })
      .where(eq(applications.id, id));
  const cardOf = async (id: number) =>
    (await pipeline()).columns
      .flatMap(({ cards }: Column) => cards)
      .find(({ application_id }: Column['cards'][number]) => application_id === id);
  const confirm = (id: number, more: object = { without_demo: undefined }) =>
    move(id, 'appointed', 'confirm', more);

  test('needs a word that there is none', async () => {
    const { applicationId: id } = await add('appointed');
    expect(await cardOf(id)).toMatchObject({ demo_held: false });
    expect(result(await confirm(id))).toEqual([409, 'wrong_state']);
    await set(id, '2026-11-21T06:00:01Z');
    expect(await cardOf(id)).toMatchObject({ demo_held: false });
    expect(result(await confirm(id, { without_demo: false }))).toEqual([409, 'wrong_state']);
    expect(await stageOf(id)).toBe('appointed');
    expect((await confirm(id, { without_demo: true })).statusCode).toBe(200);
  });

  test('is none once its time is over, or it was spoken of', async () => {
    const { applicationId: id } = await add('appointed');
    await set(id, '2026-11-21T05:00:00Z');
    expect(await cardOf(id)).toMatchObject({ demo_held: true });
    await context.database.db.insert(demoClasses).values({
      applicationId: id,
      lessonAt: new Date('2026-11-21T05:00:00Z'),
      tutorResult: 'would_teach',
      tutorAt: context.services.now(),
    });
    await set(id, '2026-11-25T05:00:00Z');
    expect(await cardOf(id)).toMatchObject({ demo_held: true });
    expect((await confirm(id)).statusCode).toBe(200);
  });
});

describe('undo', () => {
  const undo = (id: number, moveId: number, by: Staff = staff) =>
    by.post(`applications/${id}/undo`, { move_id: moveId });

  test('of a confirmation opens the request and brings the others back', async () => {
    const chosen = await add('appointed');
    const rest = await add('shortlisted');
    const moved = await move(chosen.applicationId, 'appointed', 'confirm');
    const answer = await undo(chosen.applicationId, moved.json().move_id);
    expect([answer.statusCode, answer.json().stage]).toEqual([200, 'appointed']);
    expect(await stageOf(rest.applicationId)).toBe('shortlisted');
    expect(await chargesOf(chosen.applicationId)).toEqual([]);
    const [job] = await context.database.db
      .select()
      .from(jobOffers)
      .where(eq(jobOffers.id, guardian.id));
    expect(job?.status).toBe('appointed');
    expect((await undo(chosen.applicationId, moved.json().move_id)).json().code).toBe(
      'changed_meanwhile',
    );
  });

  test('of a confirmation lets another salary be agreed', async () => {
    const { applicationId: id } = await add('appointed');
    const first = await move(id, 'appointed', 'confirm', { salary: 9000 });
    await undo(id, first.json().move_id);
    await move(id, 'appointed', 'confirm', { salary: 4000 });
    expect(await chargesOf(id)).toMatchObject([{ salary: 4000, poisha: 220_000 }]);
  });

  test('of a confirmation that has been paid for is refused', async () => {
    const { applicationId: id } = await add('appointed');
    const moved = await move(id, 'appointed', 'confirm');
    const [charge] = await chargesOf(id);
    if (charge === undefined) throw new Error('No charge');
    await context.database.db.transaction((db) =>
      bookPayment(db, {
        cause: `test:${charge.id}`,
        invoiceId: charge.id,
        through: 'manual',
        poisha: charge.poisha,
        at: context.services.now(),
      }),
    );
    expect(result(await undo(id, moved.json().move_id))).toEqual([409, 'stage_not_allowed']);
    expect(await stageOf(id)).toBe('confirm');
  });

  test('of a move that is no longer the last is refused', async () => {
    const { applicationId: id } = await add();
    const first = await move(id, 'applied', 'shortlisted');
    await move(id, 'shortlisted', 'appointed', {}, other);
    expect(result(await undo(id, first.json().move_id))).toEqual([409, 'changed_meanwhile']);
    expect(await stageOf(id)).toBe('appointed');
  });
});

test.each<[Stage, Stage, object, number, string]>([
  ['applied', 'appointed', {}, 409, 'stage_not_allowed'],
  ['applied', 'applied', {}, 409, 'stage_not_allowed'],
  ['applied', 'shortlisted', { note: 'x'.repeat(10_000) }, 400, 'invalid_input'],
  ['applied', 'shortlisted', { salary: 99_999_999 }, 400, 'invalid_input'],
])('from %s to %s with %o is refused', async (from, to, more, status, code) => {
  const { applicationId } = await add();
  expect(result(await move(applicationId, from, to, more))).toEqual([status, code]);
  expect(await stageOf(applicationId)).toBe('applied');
});

test('a banned tutor gets no tuition: the application can only be ended', async () => {
  const { applicationId: id, userId } = await add();
  await staff.post(`people/${userId}/ban`, { permanent: true, reason: 'Asked for money.' });
  expect((await pipeline()).columns[0].cards[0].may_move_to).toEqual(['closed']);
  expect(result(await move(id, 'applied', 'shortlisted'))).toEqual([409, 'wrong_state']);
  expect((await move(id, 'applied', 'closed')).statusCode).toBe(200);
});

test('what is not there is missing', async () => {
  expect(result(await move(2_000_000, 'applied', 'closed'))).toEqual([404, 'not_found']);
  const note = { subject: 'application', id: 2_000_000, text: 'Hello' };
  expect(result(await staff.post('notes', note))).toEqual([404, 'not_found']);
  const link = await staff.post('requests/2000000/compare-link', {});
  expect(result(link)).toEqual([404, 'not_found']);
});

test('a private link opens the comparison until it is revoked', async () => {
  await add('shortlisted');
  const made = await staff.post(`requests/${guardian.id}/compare-link`, { send_sms: true });
  const { url, sms_sent } = made.json();
  expect(sms_sent).toBe(true);
  const { hash, pathname } = new URL(url);
  expect(pathname).toBe('/compare');
  const [text] = await textsTo(context.database.db, guardian.account.phone);
  expect(text).toContain(url);
  const view = () =>
    guardian.browser.ask({
      method: 'POST',
      url: '/api/compare/view',
      payload: { token: hash.slice(1) },
    });
  expect((await view()).json().tutors).toHaveLength(1);
  const detail = (await staff.get(`requests/${guardian.id}`)).json();
  expect(detail.compare_link.last_viewed_at).not.toBeNull();
  expect(JSON.stringify(detail)).not.toContain(hash.slice(1));
  expect((await staff.remove(`requests/${guardian.id}/compare-link`)).statusCode).toBe(200);
  expect(result(await view())).toEqual([410, 'link_invalid']);
});
