/**
 * The bill of a month with a coach: worked out from the request, frozen on the invoice, once for each
 * month. Source: docs/requirements/money/money.md, "Coach bills".
 */
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { coachDays, coachMonths } from '#core/money/fees/coach-days.ts';
import { coachSalary } from '#core/money/fees/coach-salary.ts';
import { toPoisha } from '#core/money/words/poisha.ts';
import type { billCoachBody, CoachMonth } from '#core/staff/api/staff.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { notifyInvoice } from '#server/money/invoices/notify-invoice.ts';
import { lockCoachRequest } from './place-coach.ts';

type Row = typeof coachRequests.$inferSelect;
type Serving = { firstDay: string; lastDay: string | null };

/** Null: no coach was ever found. */
const servingOf = ({ status, firstDay, lastDay }: Row): Serving | null =>
  firstDay === null || (status !== 'serving' && status !== 'closed') ? null : { firstDay, lastDay };

function sumsOf({ coachNetTime }: Row, serving: Serving, month: string) {
  const days = coachDays(serving, month);
  return { days, salary: coachSalary(coachNetTime, days) };
}

const billed = (db: Db, requestId: number) =>
  db
    .select({ month: invoices.coachMonth, number: invoices.number, status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.coachRequestId, requestId), ne(invoices.status, 'void')));

export async function listStaffCoachMonths({ db, now }: Services, id: number) {
  const [row] = await db.select().from(coachRequests).where(eq(coachRequests.id, id));
  if (row === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  const serving = servingOf(row);
  if (serving === null) return { months: [] };
  const bills = await billed(db, id);
  const months = coachMonths(serving, dhakaDate(now())).map((month): CoachMonth => {
    const { days, salary } = sumsOf(row, serving, month);
    const bill = bills.find((one) => one.month === month);
    return {
      month,
      days,
      monthly_bill_poisha: toPoisha(salary.monthlyBill),
      extra_bill_poisha: toPoisha(salary.extraBill),
      service_charge_poisha: toPoisha(salary.serviceCharge),
      amount_poisha: toPoisha(salary.total),
      invoice: bill ? { number: bill.number, status: bill.status } : null,
    };
  });
  return { months };
}

/** The row of the request is locked, so that two presses at once make one bill. */
export function billCoachMonth(
  services: Services,
  id: number,
  { month, days: seenDays }: z.output<typeof billCoachBody>,
  { user, origin }: StaffActor,
): Promise<string> {
  return services.db.transaction(async (db) => {
    const row = await lockCoachRequest(db, id);
    const serving = servingOf(row);
    const now = services.now();
    if (serving === null || !coachMonths(serving, dhakaDate(now)).includes(month))
      throw new ApiError('wrong_state');
    const { days, salary } = sumsOf(row, serving, month);
    if (days !== seenDays) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    if ((await billed(db, id)).some((bill) => bill.month === month))
      throw new ApiError('coach_month_billed');
    const guardian = await guardianOf(db, row.parentId);
    const invoice = await issueInvoice(db, {
      userId: guardian.id,
      kind: 'coach_service',
      poisha: toPoisha(salary.total),
      issuedAt: now,
      byUserId: user.id,
      coachRequestId: id,
      coachMonth: month,
      coachName: row.coachName,
      coachHours: row.coachNetTime,
      coachDays: days,
      coachBillPoisha: toPoisha(salary.monthlyBill),
      coachExtraPoisha: toPoisha(salary.extraBill),
    });
    await notifyInvoice(services, db, invoice);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_coach_billed',
      outcome: 'ok',
      userId: user.id,
      target: `invoice:${invoice.id}`,
    });
    return invoice.number;
  });
}
