/** Three months of one tuition: pause, another salary, notice, end, and what the refund rule says of it. */

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { endDueTuitions } from '#server/tuition/teaching/changes/end-by-notice.ts';
import { expireChanges } from '#server/tuition/teaching/changes/expire-changes.ts';
import { signInAs, stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const DAY = 24 * 3600;

test.each([
  ['on the 59th day half of it comes back', 59, true],
  ['on the 89th day nothing does', 89, false],
])('%s, though the salary was raised meanwhile', async (_name, endDay, isHalf) => {
  const clock = stopClock(context.services);
  const day = (days: number) => dhaka(clock.now()).add(days, 'day').format('YYYY-MM-DD');
  const tuition = await openTuition(context, 'confirm', { actualSalary: 6000, daysInWeek: 4 });
  const { db } = context.database;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.applicationId, tuition.id));
  if (invoice === undefined) throw new Error('No charge');
  await db.transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${invoice.id}`,
      invoiceId: invoice.id,
      through: 'manual',
      poisha: invoice.poisha,
      at: clock.now(),
    }),
  );
  /** Sessions do not outlive weeks: each act begins with signing in. */
  const as = async (side: 'tutor' | 'guardian') => signInAs(context.app, tuition[side].account);
  const send = async (side: 'tutor' | 'guardian', rest: string, payload: object) => {
    const url = `/api/tuitions/${tuition.id}/changes${rest}`;
    const response = await (await as(side)).ask({ method: 'POST', url, payload });
    expect([response.statusCode, response.body]).toEqual([200, response.body]);
    return response.json().change;
  };
  const head = async () =>
    (await (await as('tutor')).ask({ method: 'GET', url: `/api/tuitions/${tuition.id}` })).json();
  const agree = async (payload: object) => {
    const { id } = await send('guardian', '', { reason: 'Agreed by phone.', ...payload });
    await send('tutor', `/${id}/answer`, { accepts: true });
  };
  const housekeeping = async () => {
    await endDueTuitions(context.services);
    await expireChanges(context.services);
  };

  clock.forward(10 * DAY);
  await agree({ kind: 'pause', from_on: day(2), to_on: day(8) });
  clock.forward(5 * DAY);
  await housekeeping();
  expect(await head()).toMatchObject({ state: 'confirmed', pause: { is_now: true } });
  clock.forward(5 * DAY);
  expect(await head()).toMatchObject({ pause: null, salary: 6000 });
  await agree({ kind: 'salary', from_on: day(10), salary: 8000 });
  clock.forward(10 * DAY);
  expect(await head()).toMatchObject({ salary: 8000, changed_on: day(0) });

  // The first day is the day of the confirmation: 30 days are over, so today is the 31st.
  clock.forward((endDay - 31 - 10) * DAY);
  const lastDay = day(10);
  await send('guardian', '', { kind: 'end', last_day: lastDay, reason: 'We move away.' });
  clock.forward(11 * DAY);
  await housekeeping();
  const [ended] = await db.select().from(applications).where(eq(applications.id, tuition.id));
  expect(ended).toMatchObject({ stage: 'closed', endedBy: 'guardian', confirmedSalary: 6000 });
  expect(ended && dhakaDate(ended.stageChangedAt)).toBe(lastDay);

  const tutor = await as('tutor');
  const url = `/api/money/invoices/${invoice.id}/refund`;
  const { offer } = (await tutor.ask({ method: 'GET', url })).json();
  expect(offer.amount_poisha).toBe(isHalf ? invoice.poisha / 2 : 0);
  // Half of 55 % of the confirmed 6,000, not of 8,000.
  if (isHalf) expect(offer.amount_poisha).toBe(165_000);
  context.services.now = () => new Date();
});
