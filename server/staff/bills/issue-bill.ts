/**
 * Bills that staff issue by hand, and take back by a counter-entry. Why they did is a note of staff
 * about the person. Source: docs/requirements/money/money.md, "Bills of staff".
 */
import { and, eq, isNull, like } from 'drizzle-orm';
import { isBill } from '#core/money/words/money-words.ts';
import type { Bill } from '#core/staff/api/staff-bills.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { checkSentSame, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import { type InvoiceRow, issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { notifyInvoice } from '#server/money/invoices/notify-invoice.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { priceBill } from './price-bill.ts';

async function record(
  services: Services,
  db: Db,
  invoice: InvoiceRow,
  { user, origin }: StaffActor,
  { act, reason }: { act: 'issued' | 'voided'; reason: string },
) {
  await db.insert(staffNotes).values({
    subject: 'user',
    subjectId: invoice.userId,
    text: `${invoice.number}: ${reason}`,
    byUserId: user.id,
    at: services.now(),
  });
  await writeAudit({ ...services, db }, origin, {
    action: `staff_bill_${act}`,
    outcome: 'ok',
    userId: user.id,
    target: `invoice:${invoice.id}`,
  });
}

/** Sent again after a lost answer, it is the same bill. */
export function issueBill(services: Services, bill: Bill, actor: StaffActor): Promise<string> {
  const { kind, user_id: userId, reason } = bill;
  const { key, hash } = sentOnce(bill);
  return services.db.transaction(async (db) => {
    const isPayer = and(eq(users.id, userId), isNull(users.erasedAt));
    const [payer] = await db.select({ type: users.type }).from(users).where(isPayer);
    if (payer === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    if (payer.type === 'staff') throw new ApiError('not_allowed_on_person');
    // The same key at the same time waits here.
    await lockPerson(db, userId);
    const ownKey = `bill:${actor.user.id}:${key}`;
    const requestKey = `${ownKey}:${hash}`;
    const [before] = await db
      .select({ number: invoices.number, requestKey: invoices.requestKey })
      .from(invoices)
      .where(and(eq(invoices.userId, userId), like(invoices.requestKey, `${ownKey}%`)));
    if (before !== undefined) {
      // What came before hashes were kept ends with the key.
      checkSentSame(before.requestKey?.slice(ownKey.length + 1) || null, { key, hash });
      return before.number;
    }
    const invoice = await issueInvoice(db, {
      userId,
      kind,
      ...(await priceBill(db, bill)),
      issuedAt: services.now(),
      byUserId: actor.user.id,
      requestKey,
    });
    await notifyInvoice(services, db, invoice);
    await record(services, db, invoice, actor, { act: 'issued', reason });
    return invoice.number;
  });
}

/** Takes a bill back; throws if some of it has been paid, or if it is no bill of staff. */
export function voidBill(
  services: Services,
  { id, reason }: { id: number; reason: string },
  actor: StaffActor,
): Promise<string> {
  return services.db.transaction(async (db) => {
    const invoice = await lockInvoice(db, id);
    if (invoice === undefined || (!isBill(invoice.kind) && invoice.kind !== 'coach_service'))
      throw new ApiError('invoice_not_found');
    if (invoice.status !== 'unpaid' || invoice.paidPoisha > 0 || invoice.coachPaidAt)
      throw new ApiError('invoice_not_payable');
    await db.update(invoices).set({ status: 'void' }).where(eq(invoices.id, id));
    await reverse(db, {
      cause: `invoice:${id}`,
      at: services.now(),
      byUserId: actor.user.id,
    });
    await record(services, db, invoice, actor, { act: 'voided', reason });
    return invoice.number;
  });
}
