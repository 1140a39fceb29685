/** Coaches whose part of a settled bill was not sent yet, and months nobody has billed, the oldest first. */
import { inArray } from 'drizzle-orm';
import type { StaffCoachDue } from '#core/staff/api/staff-money-due.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import type { Services } from '#server/ground/services/services.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';
import { coachPoisha } from '#server/money/invoices/issue-invoice.ts';
import { coachOwedSince, isCoachOwed } from '#server/staff/invoice-acts/coach-owed.ts';
import { listUnbilled } from './unbilled-months.ts';

/** More is read once some of these are paid. */
const UNPAID_SHOWN = 100;

export async function listCoachDue({ db, now }: Services): Promise<StaffCoachDue> {
  const unpaid = await db
    .select()
    .from(invoices)
    .where(isCoachOwed)
    .orderBy(coachOwedSince, invoices.id)
    .limit(UNPAID_SHOWN);
  const months = await listUnbilled(db, now());
  const ids = [...new Set(months.map(({ id }) => id))];
  const coaches =
    ids.length === 0
      ? []
      : await db
          .select({ id: coachRequests.id, name: coachRequests.coachName })
          .from(coachRequests)
          .where(inArray(coachRequests.id, ids));
  return {
    unpaid: unpaid.map((invoice) => ({
      number: invoice.number,
      request_no: coachRequestNo(invoice.coachRequestId ?? 0),
      coach_name: invoice.coachName,
      month: invoice.coachMonth ?? '',
      share_poisha: coachPoisha(invoice),
      since: (invoice.paidAt ?? invoice.issuedAt).toISOString(),
    })),
    unbilled: months.map(({ id, month, since }) => ({
      request_id: id,
      request_no: coachRequestNo(id),
      coach_name: coaches.find((coach) => coach.id === id)?.name ?? null,
      month,
      since: since.toISOString(),
    })),
  };
}
