/** The confirmation letter: frozen, in versions, read and signed by both. */

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { letterSignatures, tuitionLetters } from '#server/ground/db/schema/tuition-letters.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { hashOf } from '#server/tuition/teaching/letters/freeze-letters.ts';
import { keepLetters } from '#server/tuition/teaching/letters/keep-letters.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds, signInParent, signInTutor, testOrigin } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const DAY = 24 * 3600;
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services, new Date().toISOString());
});
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Side = 'tutor' | 'guardian';
type Browser = Tuition['tutor']['browser'];

const read = (browser: Browser, id: number, more = '') =>
  browser.ask({ url: `/api/tuitions/${id}/letter${more}` });
const NAMES = { tutor: 'Test Person', guardian: 'Shamima Akter' };
const sign = (tuition: Tuition, side: Side, version = 1, name = NAMES[side]) =>
  tuition[side].browser.ask({
    method: 'POST',
    url: `/api/tuitions/${tuition.id}/letter/sign`,
    payload: { version, name },
  });
const kindsOf = (tuition: Tuition, side: Side) =>
  notificationKinds(context.database.db, tuition[side].account.userId);

/** Both agree on another salary from tomorrow on. */
async function changeSalary(tuition: Tuition, salary: number, days = 1) {
  const url = `/api/tuitions/${tuition.id}/changes`;
  const from_on = dhaka(clock.now()).add(days, 'day').format('YYYY-MM-DD');
  const proposed = await tuition.tutor.browser.ask({
    method: 'POST',
    url,
    payload: { kind: 'salary', salary, from_on, reason: 'More subjects.' },
  });
  const { id } = proposed.json().change;
  const accepted = await tuition.guardian.browser.ask({
    method: 'POST',
    url: `${url}/${id}/answer`,
    payload: { accepts: true },
  });
  expect(accepted.statusCode).toBe(200);
  return from_on;
}

test('both read the same terms; each only what is for them', async () => {
  const tuition = await openTuition(context);
  const ofTutor = (await read(tuition.tutor.browser, tuition.id)).json();
  const ofGuardian = (await read(tuition.guardian.browser, tuition.id)).json();
  expect(ofTutor).toMatchObject({
    side: 'tutor',
    version: 1,
    guardian_name: 'Shamima',
    student_name: 'Mitu',
    may_sign: true,
    signatures: [],
    platform_charge: { is_free: expect.any(Boolean) },
  });
  expect(ofTutor.tutor.phone_no).toMatch(/^01/);
  expect(ofGuardian).toMatchObject({
    side: 'guardian',
    number: ofTutor.number,
    hash: ofTutor.hash,
    salary: ofTutor.salary,
    tutor: { phone_no: null },
    platform_charge: null,
  });
  const list = (await tuition.guardian.browser.ask({ url: '/api/tuition-letters' })).json();
  expect(list).toMatchObject({ total: 1, data: [{ tuition_id: tuition.id, side: 'guardian' }] });
});

test('what was frozen stays, whatever the request says later; opened by both at once it is one', async () => {
  const { db } = context.database;
  const tuition = await openTuition(context);
  const [before] = await Promise.all([
    read(tuition.tutor.browser, tuition.id),
    read(tuition.guardian.browser, tuition.id),
  ]);
  await db.update(jobOffers).set({ actualSalary: 1, daysInWeek: 1 });
  await db
    .update(requestDetails)
    .set({ studentName: 'Another' })
    .where(eq(requestDetails.jobOfferId, tuition.jobId));
  expect((await read(tuition.tutor.browser, tuition.id)).json()).toEqual(before.json());
  const rows = await db
    .select()
    .from(tuitionLetters)
    .where(eq(tuitionLetters.applicationId, tuition.id));
  expect(rows.map(({ version }) => version)).toEqual([1]);
  expect(rows[0]?.hash).toBe(rows[0] && hashOf(rows[0].facts));
});

describe('signing', () => {
  test('by each side once, with name and time; the other is notified, staff see it', async () => {
    const { db } = context.database;
    const tuition = await openTuition(context);
    const signed = await sign(tuition, 'tutor', 1, 'Mst. TEST  person');
    expect(signed.json()).toMatchObject({
      letter: { may_sign: false, signatures: [{ side: 'tutor', name: 'Mst. TEST  person' }] },
    });
    const again = await Promise.all([
      sign(tuition, 'tutor'),
      sign(tuition, 'guardian'),
      sign(tuition, 'guardian'),
    ]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const letter = (await read(tuition.guardian.browser, tuition.id)).json();
    expect(letter.signatures).toMatchObject([
      { side: 'tutor', name: 'Mst. TEST  person' },
      { side: 'guardian', name: 'Shamima Akter' },
    ]);
    const kinds = [...(await kindsOf(tuition, 'tutor')), ...(await kindsOf(tuition, 'guardian'))];
    expect(kinds.filter((kind) => kind === 'letter_signed')).toHaveLength(2);
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `application:${tuition.id}:letter:1`));
    expect(audited.map(({ action }) => action)).toEqual(['letter_signed', 'letter_signed']);
    const staff = await signInStaff(context);
    const board = (await staff.get(`requests/${tuition.jobId}/pipeline`)).json();
    const cards = board.columns.flatMap((column: { cards: object[] }) => column.cards);
    expect(cards[0].letter).toEqual({ version: 1, signed_by: ['tutor', 'guardian'] });
  });

  test('not with the name of somebody else; that of the letter is as good as that of the account', async () => {
    const tuition = await openTuition(context);
    for (const name of ['Test', 'Somebody Else', 'Shamima Akter'])
      expect((await sign(tuition, 'tutor', 1, name)).json()).toMatchObject({
        code: 'invalid_input',
        errors: { name: ['Enter your name as it is in your account: Test Person'] },
      });
    expect((await sign(tuition, 'guardian', 1, 'Shamima')).statusCode).toBe(200);
  });

  test('not with no name, not another version, not before the confirmation or after the end', async () => {
    const tuition = await openTuition(context);
    expect(Object.keys((await sign(tuition, 'tutor', 1, ' ')).json().errors)).toEqual(['name']);
    expect((await sign(tuition, 'tutor', 2)).json().code).toBe('version_conflict');
    const early = await openTuition(context, 'appointed');
    expect((await read(early.tutor.browser, early.id)).statusCode).toBe(404);
    expect((await sign(early, 'tutor')).json().code).toBe('wrong_state');
    const over = await openTuition(context, 'closed');
    expect((await sign(over, 'guardian')).json().code).toBe('tuition_over');
    expect((await read(over.guardian.browser, over.id)).json()).toMatchObject({
      may_sign: false,
      ended: { by: 'guardian' },
    });
  });

  test('for everybody else there is no letter', async () => {
    const tuition = await openTuition(context);
    const strangers = [
      (await signInTutor(context)).browser,
      (await signInParent(context)).browser,
      (await signInStaff(context)).browser,
    ];
    for (const browser of strangers) {
      expect((await read(browser, tuition.id)).statusCode).toBe(404);
      const signed = await browser.ask({
        method: 'POST',
        url: `/api/tuitions/${tuition.id}/letter/sign`,
        payload: { version: 1, name: 'A stranger' },
      });
      expect(signed.statusCode).toBe(404);
      expect((await browser.ask({ url: '/api/tuition-letters' })).json().total).toBe(0);
    }
    expect(
      await context.database.db.$count(
        letterSignatures,
        eq(letterSignatures.applicationId, tuition.id),
      ),
    ).toBe(0);
  });
});

describe('versions', () => {
  test('an agreed change is a new one to sign; the earlier one stays readable', async () => {
    const tuition = await openTuition(context);
    await sign(tuition, 'tutor');
    const { salary } = (await read(tuition.tutor.browser, tuition.id)).json();
    const from_on = await changeSalary(tuition, salary + 1000);
    const newest = (await read(tuition.guardian.browser, tuition.id)).json();
    expect(newest).toMatchObject({
      version: 2,
      from_on,
      salary: salary + 1000,
      may_sign: true,
      signatures: [],
      versions: [
        { version: 2, signed_by: [] },
        { version: 1, signed_by: ['tutor'] },
      ],
    });
    expect(newest.number).toMatch(/-2$/);
    const first = (await read(tuition.guardian.browser, tuition.id, '?version=1')).json();
    expect(first).toMatchObject({ version: 1, salary, may_sign: false });
    expect((await read(tuition.guardian.browser, tuition.id, '?version=3')).statusCode).toBe(404);
    expect((await sign(tuition, 'guardian', 1)).json().code).toBe('version_conflict');
    expect((await sign(tuition, 'guardian', 2)).statusCode).toBe(200);
    for (const side of ['tutor', 'guardian'] as const)
      expect(await kindsOf(tuition, side)).toContain('letter_changed');
  });

  test('a confirmation that was undone and made again with another salary has a letter of its own', async () => {
    const tuition = await openTuition(context);
    const { salary } = (await read(tuition.tutor.browser, tuition.id)).json();
    clock.forward(60);
    await context.database.db.transaction((db) =>
      undoLastMove(context.services, db, {
        applicationId: tuition.id,
        byUserId: tuition.staffId,
        origin: testOrigin,
      }),
    );
    expect((await read(tuition.tutor.browser, tuition.id)).statusCode).toBe(404);
    clock.forward(60);
    await tuition.go('confirm', { salary: salary + 500 });
    expect((await read(tuition.tutor.browser, tuition.id)).json()).toMatchObject({
      version: 2,
      salary: salary + 500,
    });
  });
});

describe('housekeeping', () => {
  test('a confirmation that was made again has its letter and its reminder too', async () => {
    const tuition = await openTuition(context);
    await keepLetters(context.services);
    clock.forward(60);
    const undo = { applicationId: tuition.id, byUserId: tuition.staffId, origin: testOrigin };
    await context.database.db.transaction((db) => undoLastMove(context.services, db, undo));
    const staff = await signInStaff(context);
    const letterOfCard = async () => {
      const board = (await staff.get(`requests/${tuition.jobId}/pipeline`)).json();
      return board.columns.flatMap((column: { cards: object[] }) => column.cards)[0].letter;
    };
    expect(await letterOfCard()).toBeNull();
    clock.forward(60);
    await tuition.go('confirm');
    await keepLetters(context.services);
    const isIt = eq(tuitionLetters.applicationId, tuition.id);
    expect(await context.database.db.$count(tuitionLetters, isIt)).toBe(2);
    expect(await letterOfCard()).toMatchObject({ version: 2 });
    clock.forward(3 * DAY);
    await keepLetters(context.services);
    expect(await kindsOf(tuition, 'guardian')).toContain('letter_reminder');
  });

  test('nobody is reminded of the letter of an undone confirmation while the next has none', async () => {
    const tuition = await openTuition(context);
    await keepLetters(context.services);
    const undo = { applicationId: tuition.id, byUserId: tuition.staffId, origin: testOrigin };
    await context.database.db.transaction((db) => undoLastMove(context.services, db, undo));
    clock.forward(3 * DAY);
    await tuition.go('confirm');
    await keepLetters(context.services);
    expect(await kindsOf(tuition, 'guardian')).not.toContain('letter_reminder');
  });

  test('writes the letter of a tuition nobody opened, and reminds once, three days later, who has not signed', async () => {
    const tuition = await openTuition(context);
    await keepLetters(context.services);
    await sign(tuition, 'tutor');
    clock.forward(3 * DAY);
    await Promise.all([keepLetters(context.services), keepLetters(context.services)]);
    await keepLetters(context.services);
    const reminders = async (side: Side) =>
      (await kindsOf(tuition, side)).filter((kind) => kind === 'letter_reminder').length;
    expect([await reminders('tutor'), await reminders('guardian')]).toEqual([0, 1]);
  });

  test('nobody is reminded of a letter that was replaced, or of a tuition that is over', async () => {
    const tuition = await openTuition(context);
    await keepLetters(context.services);
    await tuition.go('closed', { endedBy: 'tutor' });
    clock.forward(3 * DAY);
    await keepLetters(context.services);
    expect(await kindsOf(tuition, 'guardian')).not.toContain('letter_reminder');
  });
});
