/** A guardian's first screen: everything of theirs in one answer, nothing of others. */
import { expect, test } from 'vitest';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { notices } from '#server/ground/db/schema/notices.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { addApplication, signInParent } from '../setup/hiring.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
type Guardian = Awaited<ReturnType<typeof signInParent>>;

const read = async ({ browser }: Guardian, lang = 'en') =>
  (await browser.ask({ url: `/api/parent/dashboard?lang=${lang}` })).json();

test('a new account has nothing yet', async () => {
  const guardian = await signInParent(context, { name: 'Shamima Akter' });
  expect(await read(guardian)).toEqual({
    me: expect.objectContaining({ name: 'Shamima Akter', photo: null }),
    counts: { online_lessons: 0, pending_payments: 0, students: 0, locations: 0 },
    waiting: [],
    next_classes: [],
    notices: [],
    requests: [],
    request_total: 0,
    unpaid: [],
    unpaid_poisha: 0,
    lessons: [],
    tutors: [],
    coaches: [],
  });
});

test('counts and shows what is theirs, the invoice that is due first before the others', async () => {
  const { db } = context.database;
  const clock = stopClock(context.services);
  const guardian = await signInParent(context);
  const { parentId } = guardian;
  const { userId } = guardian.account;
  const at = { createdAt: clock.now(), updatedAt: clock.now() };
  await db.insert(students).values({
    ...at,
    parentId,
    name: 'Mitu',
    curriculumId: 1,
    categoryId: 1,
    classId: 113,
    institute: 'Monipur School',
    gender: 2,
  });
  const place = { cityId: 1, locationId: 1001, detailAddress: 'House 7' };
  await db.insert(parentLocations).values([
    { ...at, parentId, ...place },
    { ...at, parentId, ...place },
  ]);
  for (const stage of ['confirm', 'appointed', 'closed', 'shortlisted'] as const)
    await addApplication(db, await createJob(db, { parentId, status: 'closed' }), stage);
  const child = {
    parentId,
    studentName: 'Tuba',
    studentAge: 4,
    studentType: 'regular',
    coachGender: 'any',
    coachNetTime: 5,
    shift: 'morning',
    coachingTime: '10:00',
    extraWork: 'homework',
    levelOfExpertise: 'basic',
    communicationLevel: 0,
    tutoringLevel: 0,
    caringLevel: 0,
    ...place,
    salary: 6000,
    ...at,
  } as const;
  await db.insert(coachRequests).values([
    { ...child, idempotencyKey: crypto.randomUUID() },
    {
      ...child,
      idempotencyKey: crypto.randomUUID(),
      status: 'serving',
      coachName: 'Nargis',
      firstDay: '2026-10-01',
    },
  ]);
  const bill = (poisha: number, daysAgo: number) =>
    db.transaction((tx) =>
      issueInvoice(tx, {
        userId,
        kind: 'extra_bill',
        poisha,
        issuedAt: new Date(clock.now().getTime() - daysAgo * 86_400_000),
      }),
    );
  for (const [poisha, daysAgo] of [
    [1000, 1],
    [2000, 9],
    [3000, 3],
    [4000, 5],
  ] as const)
    await bill(poisha, daysAgo);

  const data = await read(guardian);
  expect(data.counts).toEqual({
    online_lessons: 0,
    pending_payments: 4,
    students: 1,
    locations: 2,
  });
  expect(data.unpaid_poisha).toBe(10_000);
  expect(data.unpaid.map((one: { open_poisha: number }) => one.open_poisha)).toEqual([
    2000, 4000, 3000,
  ]);
  expect(data.request_total).toBe(4);
  expect(data.tutors.map(({ tutor }: { tutor: { stage: string } }) => tutor.stage)).toEqual([
    'appointed',
    'confirm',
  ]);
  expect(data.coaches).toMatchObject([{ coach_name: 'Nargis', status: 'serving' }]);

  const other = await read(await signInParent(context));
  expect([other.counts.pending_payments, other.request_total, other.tutors]).toEqual([0, 0, []]);
});

test('brings the notices for guardians, until they are closed', async () => {
  const { db } = context.database;
  stopClock(context.services);
  const staff = await signInStaff(context);
  const guardian = await signInParent(context);
  const words = { titleEn: 'Eid', titleBn: 'ঈদ', textEn: 'Closed', textBn: 'বন্ধ' };
  const days = { fromOn: '2026-11-20', untilOn: '2026-11-22' };
  const by = { createdAt: new Date(), createdBy: staff.account.userId };
  const [row] = await db
    .insert(notices)
    .values([
      { audience: 'guardians', ...words, ...days, ...by },
      { audience: 'tutors', ...words, ...days, ...by },
    ])
    .returning();
  expect((await read(guardian, 'bn')).notices).toEqual([
    { id: row?.id, title: 'ঈদ', text: 'বন্ধ', from_on: '2026-11-20' },
  ]);
  await guardian.browser.ask({ method: 'POST', url: `/api/notices/${row?.id}/dismiss` });
  expect((await read(guardian)).notices).toEqual([]);
});

test('brings the lessons by the hour that come next', async () => {
  stopClock(context.services);
  const all = await openLessons(context);
  const id = await all.book();
  const { counts, lessons } = await read(all.guardian);
  expect(counts.online_lessons).toBe(1);
  expect(lessons).toMatchObject([{ id, side: 'guardian', phase: 'requested' }]);
  expect((await read(await signInParent(context))).lessons).toEqual([]);
});

test('after the confirmation it says when the tutor comes next', async () => {
  stopClock(context.services, '2026-11-26T06:00:00Z');
  const tuition = await openTuition(context, 'confirm');
  const next = async () => (await read(tuition.guardian as Guardian)).next_classes;
  expect(await next()).toEqual([{ id: tuition.id, tutor_name: expect.any(String), at: null }]);
  const day = {
    applicationId: tuition.id,
    minutes: 60,
    subjectIds: [],
    changedBy: 'tutor' as const,
  };
  await context.database.db
    .insert(routineEntries)
    .values({ ...day, day: 1, startMinute: 17 * 60, changedAt: new Date() });
  expect(await next()).toMatchObject([{ at: '2026-11-29T11:00:00.000Z' }]);
});
