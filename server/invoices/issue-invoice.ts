/**
 * The one way an invoice comes to be: its number, its row and its lines in the ledger. Give it the
 * transaction of the event that causes it. Source: docs/requirements/money.md, "Invoices".
 */
import { dhakaDateAfter } from '#core/dates/dhaka-day.ts';
import { CHARGE_DUE_DAYS } from '#core/fees/platform-charge.ts';
import { chargeLines, coachChargeLines } from '#core/money/postings.ts';
import type { Db } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { post } from '#server/ledger/post.ts';
import { nextInvoiceNumber } from './next-invoice-number.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

type About = Pick<
  typeof invoices.$inferInsert,
  | 'applicationId'
  | 'jobOfferId'
  | 'jobType'
  | 'salary'
  | 'percent'
  | 'about'
  | 'product'
  | 'productCount'
  | 'cityId'
  | 'requestKey'
  | 'coachRequestId'
  | 'coachMonth'
  | 'coachName'
  | 'coachHours'
  | 'coachDays'
  | 'coachBillPoisha'
  | 'coachExtraPoisha'
>;

export interface NewInvoice extends About {
  userId: number;
  kind: InvoiceRow['kind'];
  /** Nothing is owed: a confirmation in the free window. */
  poisha: number;
  issuedAt: Date;
  byUserId?: number;
}

export async function issueInvoice(
  db: Db,
  { byUserId, ...invoice }: NewInvoice,
): Promise<InvoiceRow> {
  const { kind, poisha, issuedAt, userId } = invoice;
  const [row] = await db
    .insert(invoices)
    .values({
      ...invoice,
      number: await nextInvoiceNumber(db, issuedAt),
      status: poisha === 0 ? 'free' : 'unpaid',
      dueOn: dhakaDateAfter(issuedAt, CHARGE_DUE_DAYS),
    })
    .returning();
  if (row === undefined) throw new Error('No invoice was written');
  if (poisha > 0)
    await post(db, {
      kind: 'charge',
      cause: `invoice:${row.id}`,
      at: issuedAt,
      invoiceId: row.id,
      byUserId: byUserId ?? null,
      lines:
        kind === 'coach_service'
          ? coachChargeLines(userId, poisha, coachPoisha(row))
          : chargeLines(userId, kind, poisha),
    });
  return row;
}

/** What of a month with a coach goes to the coach. */
export function coachPoisha({ id, coachBillPoisha, coachExtraPoisha }: InvoiceRow): number {
  if (coachBillPoisha === null || coachExtraPoisha === null)
    throw new Error(`Invoice ${id} is of no coach`);
  return coachBillPoisha + coachExtraPoisha;
}
