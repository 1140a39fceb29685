/** A changed address reaches who has to act on it. Source: docs/requirements/market/hire.md, "Changed address". */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { personalInfo } from '#tests/setup/profile-forms.ts';
import { addApplication, notificationKinds, requestFields, textsTo } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { openTaughtPlace } from '../setup/taught-place.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';
import { openTutor } from '../setup/tutor.ts';

const context = startTestApp();
const db = () => context.database.db;
let staff: Staff;
beforeAll(async () => {
  staff = await signInStaff(context);
});

async function edit(jobId: number, overrides: object) {
  const [job] = await db().select().from(jobOffers).where(eq(jobOffers.id, jobId));
  const { salary: _wish, ...fields } = requestFields();
  const answer = await staff.put(`requests/${jobId}`, {
    ...fields,
    actual_salary: 7000,
    version: job?.version,
    ...overrides,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
}

test('the appointed tutor hears of another house, who applied of another area only', async () => {
  const { jobId, tutor } = await openTuition(context, 'appointed');
  const applicant = await addApplication(db(), jobId, 'applied');
  await edit(jobId, {});
  const before = await notificationKinds(db(), tutor.account.userId);
  await edit(jobId, {});
  expect(await notificationKinds(db(), tutor.account.userId)).toEqual(before);
  await edit(jobId, { detail_address: 'House 99, the lane behind the school' });
  expect((await notificationKinds(db(), tutor.account.userId)).at(-1)).toBe(
    'tuition_address_changed',
  );
  // No address in a message.
  expect((await textsTo(db(), tutor.account.phone))[0]).not.toContain('House 99');
  expect(await notificationKinds(db(), applicant.userId)).not.toContain('job_area_changed');
  await edit(jobId, { location_id: 1002, detail_address: 'House 99' });
  expect((await notificationKinds(db(), applicant.userId)).at(-1)).toBe('job_area_changed');
});

test('a saved place that a running tuition uses moves it: tutor and staff hear of it', async () => {
  const { jobId, tutor, guardian, save } = await openTaughtPlace(context);
  const other = await openTuition(context, 'confirm');
  const kinds = () => notificationKinds(db(), tutor.account.userId);
  const waiting = async () => {
    const { data } = (await staff.get('queues')).json();
    return data.find(({ queue }: { queue: string }) => queue === 'message').count;
  };
  const [before, messages] = [await kinds(), await waiting()];
  await save();
  expect([await kinds(), await waiting()]).toEqual([before, messages]);
  await save({ detail_address: 'House 99, the lane behind the school' });
  expect((await kinds()).slice(before.length)).toEqual(['tuition_address_changed']);
  expect(await waiting()).toBe(messages + 1);
  const [job] = await db().select().from(jobOffers).where(eq(jobOffers.id, jobId));
  expect(job?.fullAddress).toBe('House 99, the lane behind the school');
  expect(await notificationKinds(db(), other.tutor.account.userId)).not.toContain(
    'tuition_address_changed',
  );
  const history = await guardian.browser.ask({ url: `/api/parent/tutor-requests/${jobId}` });
  expect(history.json().history.at(-1)).toMatchObject({ kind: 'moved' });
});

test('staff read beside a tutor’s new address what its delivery costs, until it is billed', async () => {
  const tutor = await openTutor(context.app, db());
  const { userId, tutorId } = tutor;
  const save = (change: object = {}) =>
    tutor.browser.ask({
      method: 'POST',
      url: '/api/tutor-personal-info',
      payload: { ...personalInfo, ...change },
    });
  const moved = async () => (await staff.get(`documents/${userId}`)).json().moved;
  expect((await save()).statusCode).toBe(200);
  await db().transaction((tx) =>
    issueInvoice(tx, {
      userId,
      kind: 'verification',
      poisha: 50_000,
      issuedAt: context.services.now(),
    }),
  );
  await db().update(tutors).set({ cityId: 1 }).where(eq(tutors.id, tutorId));
  expect(await moved()).toBeNull();
  await save({ about_yourself: 'I teach physics. '.repeat(8) });
  expect(await moved()).toBeNull();
  await save({ present_road_area: 'Road 27' });
  expect(await moved()).toMatchObject({ delivery_taka: 80 });
  const { data } = (await staff.get('queues')).json();
  expect(data.find(({ queue }: { queue: string }) => queue === 'documents').count).toBe(1);
  await staff.post('money/bills', {
    kind: 'address_delivery',
    user_id: userId,
    reason: 'Papers are sent again.',
    idempotency_key: crypto.randomUUID(),
  });
  expect(await moved()).toBeNull();
});
