/** The verification charge: once, with the badge or the confirmation, whichever is second. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { stopClock } from '../setup/accounts.ts';
import { createParent, jobValues } from '../setup/factories.ts';
import { move, notificationKinds } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const NID = 1;
const MARKSHEET = 5;
const DAY = 86_400;
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;
const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  staff = await signInStaff(context);
});

async function upload(certificateTypeId = NID): Promise<number> {
  const [row] = await db()
    .insert(tutorCertificates)
    .values({ tutorId: tutor.tutorId, certificateTypeId, file: 'a.webp', width: 6, height: 4 })
    .returning();
  const [check] = await db()
    .insert(documentChecks)
    .values({
      tutorId: tutor.tutorId,
      kind: 'certificate',
      itemId: row?.id ?? 0,
      submittedAt: clock.now(),
    })
    .returning();
  return check?.id ?? 0;
}
async function decide(id: number, act: 'approve' | 'return') {
  const [check] = await db().select().from(documentChecks).where(eq(documentChecks.id, id));
  const body = { version: check?.version, ...(act === 'return' && { reason: 'Not readable' }) };
  return staff.post(`document-checks/${id}/${act}`, body);
}
const badge = async () => {
  const id = await upload();
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  return id;
};

async function appoint(): Promise<number> {
  const parentId = await createParent(db());
  const [job] = await db().insert(jobOffers).values(jobValues(parentId)).returning();
  const [row] = await db()
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId: job?.id ?? 0, stage: 'appointed' })
    .returning();
  return row?.id ?? 0;
}
const moveTo = (applicationId: number, to: 'confirm') =>
  move(context.services, { applicationId, to, byUserId: staff.account.userId });
async function confirm() {
  const applicationId = await appoint();
  return { applicationId, ...(await moveTo(applicationId, 'confirm')) };
}
const undo = (moved: { applicationId: number; moveId: number }) =>
  staff.post(`applications/${moved.applicationId}/undo`, { move_id: moved.moveId });

const charges = () =>
  db()
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, tutor.userId), eq(invoices.kind, 'verification')))
    .orderBy(invoices.id);
const statuses = async () => (await charges()).map(({ status }) => status);
async function pay(poisha: number) {
  const invoiceId = (await charges())[0]?.id ?? 0;
  await db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${invoiceId}`,
      invoiceId,
      through: 'manual',
      poisha,
      at: clock.now(),
    }),
  );
}
const books = async () => expect(await checkLedger(db())).toMatchObject({ isBalanced: true });

describe('comes with whichever is second', () => {
  test('the confirmation, when the badge is there', async () => {
    await badge();
    expect(await statuses()).toEqual([]);
    await confirm();
    expect(await charges()).toMatchObject([{ status: 'unpaid', poisha: 50_000 }]);
    const kinds = await notificationKinds(db(), tutor.userId);
    expect(kinds.filter((kind) => kind === 'invoice_issued')).toHaveLength(2);
    await books();
  });

  test('the badge, when a tuition is confirmed', async () => {
    await confirm();
    expect((await decide(await upload(MARKSHEET), 'approve')).statusCode).toBe(200);
    expect(await statuses()).toEqual([]);
    await badge();
    const { data, unpaid_poisha } = await tutor.get('/api/money/invoices');
    expect(data[0]).toMatchObject({ kind: 'verification', open_poisha: 50_000 });
    expect(unpaid_poisha).toBe(data[1].open_poisha + 50_000);
    const { data: lines } = await tutor.get('/api/money/transactions');
    expect(lines[0].description).toContain('verification charge');
    await books();
  });

  test('neither alone, and not for an application that is not confirmed', async () => {
    await appoint();
    await badge();
    expect(await statuses()).toEqual([]);
  });
});

describe('once', () => {
  test('twenty approvals and confirmations at the same time', async () => {
    const [documents, applied] = [
      await upload(),
      await Promise.all(Array.from({ length: 10 }, appoint)),
    ];
    const answers = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => decide(documents, 'approve')),
      ...applied.map((id) => moveTo(id, 'confirm')),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
    expect(await statuses()).toEqual(['unpaid']);
    await books();
  });

  test('a badge that was lost and given again, and a second tuition', async () => {
    const check = await badge();
    await confirm();
    expect((await decide(check, 'return')).statusCode).toBe(200);
    expect((await decide(check, 'approve')).statusCode).toBe(200);
    await confirm();
    expect(await statuses()).toEqual(['unpaid']);
    await pay(50_000);
    await confirm();
    expect(await statuses()).toEqual(['paid']);
  });

  test('the database refuses a second one', async () => {
    await badge();
    await confirm();
    const [{ id: _id, ...first } = { id: 0 }] = await charges();
    const again = db()
      .insert(invoices)
      .values({ ...first, number: 'INV-2026-999999' } as typeof invoices.$inferInsert);
    await expect(again).rejects.toThrow();
  });
});

describe('a confirmation that is taken back', () => {
  test('takes an unpaid charge with it, and the next brings it again', async () => {
    await badge();
    const confirmed = await confirm();
    const answer = await undo(confirmed);
    expect(answer.json()).toMatchObject({ status: 'success', kept_charge: null });
    expect(await statuses()).toEqual(['void']);
    expect((await tutor.get('/api/money/invoices')).unpaid_poisha).toBe(0);
    await books();
    await moveTo(confirmed.applicationId, 'confirm');
    expect(await statuses()).toEqual(['void', 'unpaid']);
    await books();
  });

  test('leaves it when another tuition is confirmed', async () => {
    await badge();
    await confirm();
    const second = await confirm();
    expect((await undo(second)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['unpaid']);
  });

  test.each([
    [50_000, 'paid'],
    [20_000, 'unpaid'],
  ])(
    'leaves what %i poisha were paid of, says so, and does not charge again',
    async (sum, status) => {
      await badge();
      const confirmed = await confirm();
      await pay(sum);
      const [charge] = await charges();
      expect((await undo(confirmed)).json().kept_charge).toBe(charge?.number);
      await moveTo(confirmed.applicationId, 'confirm');
      expect(await statuses()).toEqual([status]);
      await books();
    },
  );
});

test('a confirmation that cost nothing brings none, a later one does', async () => {
  const { applicationId } = await confirm();
  await db()
    .update(applications)
    .set({ confirmedAt: new Date('2025-02-10T06:00:00Z') })
    .where(eq(applications.id, applicationId));
  await badge();
  expect(await statuses()).toEqual([]);
  clock.forward(DAY / 2);
  await confirm();
  expect(await statuses()).toEqual(['unpaid']);
});
