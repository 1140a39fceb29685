/**
 * Reminds payers of unpaid invoices: three days and a day before they are due, and afterwards. Each
 * reminder goes once; what was missed while no server ran is made up for by the last of them.
 * Source: docs/requirements/money/money.md, "Invoices".
 */

import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { payPath } from '#core/money/words/pay-path.ts';
import { REMINDER_DAYS, reminderOf } from '#core/money/words/reminders.ts';
import { invoiceReminders } from '#server/ground/db/schema/invoice-reminders.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';

const MOST_AT_ONCE = 1000;

/** Invoices by id, a batch after the other. */
async function readUnpaid({ db, now }: Services, afterId: number) {
  return await db
    .select({ invoice: invoices, type: users.type })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(
      and(
        eq(invoices.status, 'unpaid'),
        gt(invoices.id, afterId),
        lte(invoices.dueOn, dhaka(now()).subtract(REMINDER_DAYS[0], 'day').format(DAY)),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(MOST_AT_ONCE);
}

type Unpaid = Awaited<ReturnType<typeof readUnpaid>>[number];

async function remindOne(services: Services, { invoice, type }: Unpaid): Promise<boolean> {
  const day = reminderOf(invoice.dueOn, services.now());
  if (day === undefined) return false;
  return services.db.transaction(async (db) => {
    const [sent] = await db
      .insert(invoiceReminders)
      .values({ invoiceId: invoice.id, day, sentAt: services.now() })
      .onConflictDoNothing()
      .returning({ day: invoiceReminders.day });
    if (sent === undefined) return false;
    await notify(services, db, [
      {
        userId: invoice.userId,
        kind: day < 0 ? 'invoice_due_soon' : 'invoice_overdue',
        values: { invoice: invoice.number, poisha: openPoisha(invoice), due_on: invoice.dueOn },
        path: payPath(type, invoice.id),
      },
    ]);
    return true;
  });
}

async function* allUnpaid(services: Services): AsyncGenerator<Unpaid> {
  let lastId = 0;
  for (;;) {
    const rows = await readUnpaid(services, lastId);
    yield* rows;
    lastId = rows.at(-1)?.invoice.id ?? lastId;
    if (rows.length < MOST_AT_ONCE) return;
  }
}

/** Sends the reminders that are due and returns how many were sent. */
export async function sendReminders(services: Services): Promise<number> {
  let sent = 0;
  await eachOnItsOwn(allUnpaid(services), async (row) => {
    if (await remindOne(services, row)) sent += 1;
  });
  return sent;
}
