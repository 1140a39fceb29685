/** Tests what comes of confirmed jobs. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as money from '#core/money/api/money.ts';
import * as letterSchemas from '#core/tuition/api/letters.ts';
import * as work from '#core/tuition/api/work.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { createPlatformCharge } from '#server/money/invoices/create-platform-charge.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob, createParent } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

type Stage = NonNullable<typeof applications.$inferInsert.stage>;

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, context.database.db);
});

async function confirm(stage: Stage = 'confirm', job: Parameters<typeof createJob>[1] = {}) {
  const { db } = context.database;
  const jobOfferId = await createJob(db, { status: 'closed', ...job });
  const [row] = await db
    .insert(applications)
    .values({
      tutorId: tutor.tutorId,
      jobOfferId,
      stage,
      stageChangedAt: clock.now(),
      confirmedAt: stage === 'confirm' || stage === 'payment' ? clock.now() : null,
    })
    .returning();
  return { applicationId: row?.id ?? 0, jobOfferId };
}
async function charge(ids: Awaited<ReturnType<typeof confirm>>, confirmedAt = clock.now()) {
  const [job] = await context.database.db
    .select()
    .from(jobOffers)
    .where(eq(jobOffers.id, ids.jobOfferId));
  if (job === undefined) throw new Error(`No job ${ids.jobOfferId}`);
  return context.database.db.transaction((db) =>
    createPlatformCharge(db, {
      application: { id: ids.applicationId, tutorId: tutor.tutorId },
      job,
      salary: job.actualSalary,
      confirmedAt,
    }),
  );
}

test('without a confirmed job there is nothing', async () => {
  await confirm('applied');
  await confirm('closed');
  for (const list of ['tutor/students', 'tuition-letters', 'money/invoices', 'money/transactions'])
    expect(await tutor.get(`/api/${list}`)).toMatchObject({ total: 0, data: [] });
});

test('students and letters are those of confirmed jobs, with the guardian’s name and without the address', async () => {
  const parentId = await createParent(context.database.db, { name: 'Hidden Guardian' });
  const place = { fullAddress: 'Secret House', flatHouse: '4B', parentId };
  const ids = await confirm('confirm', place);
  await confirm('payment');
  await charge(ids);
  const students = work.studentsAnswer.parse(await tutor.get('/api/tutor/students'));
  expect(students.total).toBe(2);
  const text = await tutor.get('/api/tuition-letters');
  const letters = letterSchemas.lettersAnswer.parse(text);
  expect(letters.data.find((letter) => letter.job_id === ids.jobOfferId)).toMatchObject({
    number: `CL-2026-${String(ids.applicationId).padStart(6, '0')}`,
    issued_on: '2026-11-21',
    class_name: 'Class 9',
    salary: 6000,
    tutor: { phone_no: tutor.phone },
    platform_charge: { percent: 55, taka: 3300, due_on: '2026-11-28', is_free: false },
  });
  const letter = await tutor.get(`/api/tuitions/${ids.applicationId}/letter`);
  expect(letter).toEqual(
    text.data.find(({ job_id }: { job_id: number }) => job_id === ids.jobOfferId),
  );
  expect(JSON.stringify([students, text])).not.toMatch(/Secret House|4B/);
  expect(letter.guardian_name).toBe('Hidden Guardian');
  const stranger = await openTutor(context.app, context.database.db);
  expect((await stranger.get('/api/tutor/students')).total).toBe(0);
  const ofOther = await stranger.get(`/api/tuitions/${ids.applicationId}/letter`);
  expect(ofOther.code).toBe('not_found');
});

describe('the platform charge', () => {
  test('is one invoice and one line, due in seven days of Dhaka', async () => {
    clock.forward(12.5 * 3600);
    const ids = await confirm();
    const made = await Promise.all([charge(ids), charge(ids), charge(ids)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const invoices = money.invoicesAnswer.parse(await tutor.get('/api/money/invoices'));
    expect(invoices).toMatchObject({
      total: 1,
      unpaid_poisha: 330_000,
      balance_poisha: 0,
      data: [
        {
          number: expect.stringMatching(/^INV-2026-\d{6}$/),
          kind: 'platform_charge',
          charge: {
            job_type: 'home',
            job_duration: 0,
            category_name: 'Bangla Medium',
            percent: 55,
          },
          amount_poisha: 330_000,
          open_poisha: 330_000,
          status: 'unpaid',
          is_overdue: false,
          issue_date: '2026-11-22',
          due_date: '2026-11-29',
          paid_at: null,
        },
      ],
    });
    const lines = money.transactionsAnswer.parse(await tutor.get('/api/money/transactions'));
    expect(lines.data).toMatchObject([
      {
        amount_poisha: -330_000,
        description: `Invoice: platform charge of job ${ids.jobOfferId}`,
        kind: 'charge',
      },
    ]);
    clock.forward(8 * 86_400);
    const later = await tutor.get('/api/money/invoices');
    expect(later.data[0].is_overdue).toBe(true);
  });

  test.each([
    [{ tutoringPlaceId: 3 }, 'online', 3600],
    [{ jobDuration: 1 }, 'one-month', 1200],
    [{ crashProgram: true, jobDuration: 2 }, 'crash', 2400],
  ])('of %j', async (job, type, taka) => {
    const invoice = await charge(await confirm('confirm', job));
    expect(invoice).toMatchObject({ jobType: type, poisha: taka * 100 });
  });

  test.each([
    ['2025-02-09T17:59:59Z', 'unpaid'],
    ['2025-02-09T18:00:00Z', 'free'],
    ['2025-03-10T17:59:59Z', 'free'],
    ['2025-03-10T18:00:00Z', 'unpaid'],
  ])('confirmed at %s is %s', async (at, status) => {
    const invoice = await charge(await confirm(), new Date(at));
    expect(invoice).toMatchObject({ status, poisha: status === 'free' ? 0 : 330_000 });
    const { total } = await tutor.get('/api/money/transactions');
    expect(total).toBe(status === 'free' ? 0 : 1);
  });
});

test('lists come in pages', async () => {
  for (let n = 0; n < 11; n += 1) await confirm();
  const second = await tutor.get('/api/tutor/students?page=2');
  expect(second).toMatchObject({ current_page: 2, last_page: 2, total: 11 });
  expect(second.data).toHaveLength(1);
});
