/** Unpaid invoices come to mind before they are due, and after. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { sendReminders } from '#server/money/invoices/send-reminders.ts';
import { stopClock } from '../setup/accounts.ts';
import { textsTo } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const DAY = 86_400;
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, context.database.db);
});

const bill = () =>
  context.database.db.transaction((db) =>
    issueInvoice(db, {
      userId: tutor.userId,
      kind: 'extra_bill',
      poisha: 50_000,
      issuedAt: clock.now(),
    }),
  );
const sentTo = async () =>
  (
    await context.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, tutor.userId))
  ).map(({ kind }) => kind);

test('three days and a day before, and after, each once', async () => {
  const { number } = await bill();
  const days: string[] = [];
  for (let day = 0; day <= 30; day += 1) {
    const before = (await sentTo()).length;
    await sendReminders(context.services);
    await sendReminders(context.services);
    const now = await sentTo();
    if (now.length > before) days.push(`${day}:${now.slice(before).join()}`);
    clock.forward(DAY);
  }
  expect(days).toEqual([
    '4:invoice_due_soon',
    '6:invoice_due_soon',
    '8:invoice_overdue',
    '14:invoice_overdue',
    '28:invoice_overdue',
  ]);
  const texts = await textsTo(context.database.db, tutor.phone);
  expect(texts.join()).toContain(number);
});

test('what was missed is made up for by one, and what is paid is left alone', async () => {
  const { id } = await bill();
  clock.forward(40 * DAY);
  await sendReminders(context.services);
  expect(await sentTo()).toEqual(['invoice_overdue']);
  await context.database.db
    .update(invoices)
    .set({ status: 'paid', paidPoisha: 50_000, paidAt: clock.now() })
    .where(eq(invoices.id, id));
  clock.forward(40 * DAY);
  await sendReminders(context.services);
  expect(await sentTo()).toHaveLength(1);
});

test('two servers at once send one', async () => {
  await bill();
  clock.forward(5 * DAY);
  await Promise.all([sendReminders(context.services), sendReminders(context.services)]);
  expect(await sentTo()).toEqual(['invoice_due_soon']);
});
