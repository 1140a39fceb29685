/**
 * Tests what counts as known of somebody who has lost the number: nothing that a stolen session can
 * add.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { CheckStatus } from '#core/people/documents/document-checks.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { type Browser, newPhone, PASSWORD, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { changeSteps, identityCard } from '../setup/number-change.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY_MS = 24 * 3_600_000;
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services);
});
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

/** Begins a change and goes as far as what goes to staff. */
async function begun(browser: Browser, password?: string) {
  const steps = changeSteps(context, browser);
  await steps.lose(password);
  await steps.give(newPhone());
  return steps;
}

async function addPaper(tutorId: number, days: number, status: CheckStatus) {
  const { db } = context.database;
  const at = daysAgo(days);
  const [row] = await db
    .insert(tutorCertificates)
    .values({
      tutorId,
      certificateTypeId: 1,
      file: 'nid.webp',
      width: 9,
      height: 9,
      createdAt: daysAgo(90),
    })
    .returning({ id: tutorCertificates.id });
  await db.insert(documentChecks).values({
    tutorId,
    kind: 'certificate',
    itemId: row?.id ?? 0,
    status,
    submittedAt: at,
    decidedAt: status === 'waiting' ? null : at,
  });
}

/** Finds the newest number change of somebody, as staff read it. */
async function listedOf(userId: number) {
  const staff = await signInStaff(context);
  const { data } = (await staff.get('number-changes?status=waiting&page=1')).json();
  return data.find((row: { person: { user_id: number } }) => row.person.user_id === userId);
}

test('a tutor with nothing on file gives a picture', async () => {
  const { browser } = await signInTutor(context);
  const steps = await begun(browser, PASSWORD);
  expect((await steps.read()).needs_picture).toBe(true);
  expect((await steps.ask()).body.errors).toHaveProperty('picture');
  const wordless = await steps.ask({ statement: ' ', picture: identityCard });
  expect(wordless.body.errors).toHaveProperty('statement');
  expect((await steps.ask({ picture: identityCard })).status).toBe(200);
});

test.each([
  { days: 0, status: 'waiting', isKnown: false },
  { days: 29, status: 'waiting', isKnown: false },
  { days: 30, status: 'waiting', isKnown: true },
  { days: 0, status: 'approved', isKnown: true },
  { days: 60, status: 'returned', isKnown: false },
] as const)(
  'a document sent $days days ago, $status: $isKnown',
  async ({ days, status, isKnown }) => {
    const { account, browser } = await signInTutor(context);
    await addPaper(account.tutorId, days, status);
    const steps = await begun(browser, PASSWORD);
    expect((await steps.read()).needs_picture).toBe(!isKnown);
    expect((await steps.ask()).status).toBe(isKnown ? 200 : 400);
    await steps.ask({ picture: identityCard });
    expect((await listedOf(account.userId)).has_identity_papers).toBe(isKnown);
  },
);

test('of requests those that are 30 days old', async () => {
  const { account, parentId, browser } = await signInParent(context);
  const { db } = context.database;
  await createJob(db, { parentId, createdAt: daysAgo(29) });
  const steps = await begun(browser, PASSWORD);
  expect((await steps.read()).needs_picture).toBe(true);
  expect((await steps.ask()).status).toBe(400);
  const old = await createJob(db, { parentId, createdAt: daysAgo(30) });
  expect((await steps.read()).needs_picture).toBe(false);
  expect((await steps.ask()).status).toBe(200);
  expect((await listedOf(account.userId)).request_numbers).toEqual([old]);
  // What was young when it was asked does not grow old while it waits.
  clock.forward(2 * 24 * 3600);
  expect((await listedOf(account.userId)).request_numbers).toEqual([old]);
});

test('who has no password always gives a picture', async () => {
  const { account, parentId, browser } = await signInParent(context);
  const { db } = context.database;
  await createJob(db, { parentId, createdAt: daysAgo(60) });
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, account.userId));
  const steps = await begun(browser);
  expect((await steps.read()).needs_picture).toBe(true);
  expect((await steps.ask()).status).toBe(400);
  expect((await steps.ask({ picture: identityCard })).status).toBe(200);
});
