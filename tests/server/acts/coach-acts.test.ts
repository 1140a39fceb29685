/** Coaches who are paid for and not paid, and months nobody has billed. Source: docs/requirements/acts.md, "Queues of staff". */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { signInParent } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openDesk, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const DAY = 24 * 3_600;
const reason = 'The family moved to another city.';
const db = () => context.database.db;
let serial = 0;
const newTrx = () => {
  serial += 1;
  return `BKCO${serial}X77Q`;
};
const pay = (invoiceId: number, poisha: number) =>
  db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${randomUUID()}`,
      invoiceId,
      through: 'manual',
      poisha,
      at: desk.clock.now(),
    }),
  );

/** A coach who serves since the first of the month. */
async function openCoach() {
  const guardian = await signInParent(context);
  const asked = await guardian.browser.ask({
    method: 'POST',
    url: '/api/parent/coach-requests',
    payload: {
      student_name: 'Rafi',
      student_age: 3,
      coaching_time: '10:00',
      city_id: 1,
      location_id: 1001,
      detail_address: 'Flat 4B, House 9',
      idempotency_key: randomUUID(),
    },
  });
  const path = `coach-requests/${asked.json().data.id}`;
  // On the first days of a month no coach can have served and ended within it.
  if (Number(dhakaDate(desk.clock.now()).slice(8)) < 3) desk.clock.forward(2 * DAY);
  const month = dhakaDate(desk.clock.now()).slice(0, 7);
  await desk.staff.post(`${path}/coach`, {
    from: 'pending',
    coach_name: 'Nargis Akter',
    first_day: `${month}-01`,
  });
  return {
    bill: async () => {
      const [{ days }] = (await desk.staff.get(`${path}/months`)).json().months;
      return desk.staff.post(`${path}/bills`, { month, days });
    },
    end: () => desk.staff.post(`${path}/end`, { last_day: `${month}-02`, reason }),
    billed: async () => {
      const [row] = await db()
        .select()
        .from(invoices)
        .where(eq(invoices.coachRequestId, asked.json().data.id));
      return row ?? { id: 0, poisha: 0 };
    },
  };
}

const coachPaid = async (invoiceId: number) =>
  (await signInStaff(context, 'Kamal')).post(`money/invoices/${invoiceId}/coach-paid`, {
    reason: newTrx(),
  });

walkActs<'coach'>(context, desk, {
  coach_pay: {
    'the guardian has paid, the coach is sent their part': async () => {
      const { bill: issue, billed } = await openCoach();
      await issue();
      const { id, poisha } = await billed();
      return { act: () => pay(id, poisha), answer: () => coachPaid(id) };
    },
    'the bill is written off, the coach is sent their part': async () => {
      const { bill: issue, billed } = await openCoach();
      await issue();
      const { id, poisha } = await billed();
      return {
        act: () =>
          desk.staff.post(`money/invoices/${id}/write-off`, { open_poisha: poisha, reason }),
        answer: () => coachPaid(id),
      };
    },
  },
  coach_bill: {
    'a month is over, and billed': async () => {
      const { bill: issue } = await openCoach();
      return {
        byTime: 'act',
        act: async () => {
          const today = Number(dhakaDate(desk.clock.now()).slice(8));
          desk.clock.forward((32 - today) * DAY);
        },
        answer: issue,
      };
    },
    'the coach has ended within the month, which is billed': async () => {
      const { bill: issue, end } = await openCoach();
      return { act: end, answer: issue };
    },
  },
});
