/** Tests who is in the hub, and that it follows every change at once. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { reconcileListings } from '#server/market/hub/reconcile-listings.ts';
import { personalInfo, styleAndSalary } from '#tests/setup/profile-forms.ts';
import { signInAs } from '../setup/accounts.ts';
import { createHubTutor } from '../setup/hub.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();

async function isListed(tutorid: string) {
  const list = await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutorid}` });
  const profile = await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}` });
  const compared = await context.app.inject({ url: `/api/tutor-hub/compare?tutorid=${tutorid}` });
  const all = [
    list.json().total === 1,
    profile.statusCode === 200,
    compared.json().data.length === 1,
  ];
  expect(new Set(all).size).toBe(1);
  return all[0];
}

describe('who is listed', () => {
  test.each([
    ['a tutor', {}, {}, true],
    ['a yellow account', { accountStatus: 'yellow' as const }, {}, true],
    ['80 percent', {}, { profileCompleted: 80 }, true],
    [
      'a ban that is over',
      { bannedAt: new Date('2026-01-01'), bannedUntil: new Date('2026-02-01') },
      {},
      true,
    ],
    ['79 percent', {}, { profileCompleted: 79 }, false],
    ['a phone that was never verified', { phoneNoVerifiedAt: null }, {}, false],
    ['a locked account', { accountStatus: 'red' as const }, {}, false],
    ['a deactivated account', { deactivatedAt: new Date('2026-01-01') }, {}, false],
    ['a ban for good', { bannedAt: new Date('2026-01-01') }, {}, false],
    [
      'a ban that goes on',
      { bannedAt: new Date('2026-01-01'), bannedUntil: new Date('2099-01-01') },
      {},
      false,
    ],
    ['nobody knows in which city', {}, { cityId: null }, false],
  ])('%s', async (_what, user, tutor, expected) => {
    const { tutorid } = await createHubTutor(context.database.db, user, tutor);
    expect(await isListed(tutorid)).toBe(expected);
  });

  test('the answer for a tutor who is not there is that for one who is hidden', async () => {
    const { tutorid } = await createHubTutor(context.database.db, { accountStatus: 'red' });
    const answers = await Promise.all(
      [tutorid, 'T999999', 'nonsense'].map((id) =>
        context.app.inject({ url: `/api/hub/tutor-profile/${id}?lang=bn` }),
      ),
    );
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      expect(answer.json().message).toMatch(/[ঀ-৿]/);
    }
  });
});

describe('changes', () => {
  test('staff ban, lock and deactivate, and take it back', async () => {
    const staff = await signInStaff(context);
    const { tutorid, userId } = await createHubTutor(context.database.db);
    const act = async (name: string, payload: object) => {
      const answer = await staff.post(`people/${userId}/${name}`, payload);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      return isListed(tutorid);
    };
    const reason = 'For a test of the hub';
    expect(await act('ban', { reason, permanent: true })).toBe(false);
    expect(await act('unban', { reason })).toBe(true);
    expect(await act('lock', { status: 'red', reason })).toBe(false);
    expect(await act('lock', { status: 'green', reason })).toBe(true);
    expect(await act('deactivate', { reason })).toBe(false);
    expect(await act('reactivate', { reason })).toBe(true);
  });

  test('a ban ends by itself', async () => {
    const { db } = context.database;
    const { tutorid, userId } = await createHubTutor(db, {
      bannedAt: new Date('2026-01-01'),
      bannedUntil: new Date(Date.now() + 3_600_000),
    });
    expect(await isListed(tutorid)).toBe(false);
    await reconcileListings(context.services);
    expect(await isListed(tutorid)).toBe(false);
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() - 1000) })
      .where(eq(users.id, userId));
    await reconcileListings(context.services);
    expect(await isListed(tutorid)).toBe(true);
  });

  test('what a tutor saves is what the hub shows and finds', async () => {
    const { db } = context.database;
    const tutor = await createHubTutor(db, { photo: null });
    const browser = await signInAs(context.app, tutor);
    const post = (url: string, payload: object) => browser.ask({ method: 'POST', url, payload });
    // The test tutor has no more than this of a profile, so its percentage is the real one now.
    expect((await post('/api/tutor-personal-info', personalInfo)).statusCode).toBe(200);
    expect(await isListed(tutor.tutorid)).toBe(false);
    await db.update(users).set({ photo: 'face.webp' }).where(eq(users.id, tutor.userId));
    for (const [url, payload] of [
      [
        '/api/create-tutor-educational-info',
        {
          education_level_id: 6,
          exam_title_id: 1,
          group_id: 1,
          curriculum_id: 1,
          board_id: 1,
          result: '5.00',
          passing_year: 2018,
        },
      ],
      [
        '/api/create-tutor-educational-info',
        {
          education_level_id: 7,
          exam_title_id: 7,
          group_id: 1,
          curriculum_id: 1,
          board_id: 1,
          result: '5.00',
          passing_year: 2020,
        },
      ],
      [
        '/api/update-tutoring-style-and-expected-salary',
        { ...styleAndSalary, expected_salary: 7777 },
      ],
    ] as const)
      expect([url, (await post(url, payload)).statusCode]).toEqual([url, 200]);
    expect(await isListed(tutor.tutorid)).toBe(true);
    const found = await context.app.inject({
      url: `/api/tutor-hub?tutorid=${tutor.tutorid}&actual_salary_min=7777&actual_salary_max=7777`,
    });
    expect(found.json().data).toMatchObject([{ expected_salary: 7777, is_online: true }]);
  });

  test('an account that goes takes its listing with it', async () => {
    const { db } = context.database;
    const { tutorId } = await createHubTutor(db);
    const rows = () => db.select().from(hubListings).where(eq(hubListings.tutorId, tutorId));
    expect((await rows()).length).toBe(16);
    await db.update(tutors).set({ profileCompleted: 10 }).where(eq(tutors.id, tutorId));
    const { refreshListings } = await import('#server/people/listing/refresh-listings.ts');
    await db.transaction((transaction) => refreshListings(transaction, [tutorId], new Date()));
    expect(await rows()).toEqual([]);
  });
});

test('a tuition counts as completed when it is over, not while it goes on', async () => {
  const { tutorId, tutorid } = await createHubTutor(context.database.db);
  const tuition = await openTuition(context);
  const count = async () =>
    (await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}` })).json()
      .completed_tuitions;
  await context.database.db
    .update(applications)
    .set({ tutorId })
    .where(eq(applications.id, tuition.id));
  expect(await count()).toBe(0);
  await tuition.go('closed', { endedBy: 'guardian' });
  context.services.answers.outdate('hub');
  expect(await count()).toBe(1);
});
