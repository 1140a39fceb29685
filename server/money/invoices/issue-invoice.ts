/**
 * The one way an invoice comes to be: its number, its row and its lines in the ledger. Give it the
 * transaction of the event that causes it. Source: docs/requirements/money/money.md, "Invoices".
 */
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { CHARGE_DUE_DAYS } from '#core/money/fees/platform-charge.ts';
import type { PaymentMethod } from '#core/money/words/money-words.ts';
import {
  chargebackLines,
  chargeLines,
  coachChargeLines,
  type Line,
  lessonChargeLines,
} from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { post } from '#server/money/ledger/post.ts';
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
  | 'onlineLessonId'
  | 'lessonTutorPoisha'
>;

export interface NewInvoice extends About {
  userId: number;
  kind: InvoiceRow['kind'];
  /** The payment that a service took back; only for a chargeback. */
  chargedBack?: { paymentId: number; through: PaymentMethod };
  /** Nothing is owed: a confirmation in the free window. */
  poisha: number;
  issuedAt: Date;
  /** YYYY-MM-DD; seven days later without it. */
  dueOn?: string;
  byUserId?: number;
}

export async function issueInvoice(
  db: Db,
  { byUserId, chargedBack, ...invoice }: NewInvoice,
): Promise<InvoiceRow> {
  const { poisha, issuedAt } = invoice;
  const [row] = await db
    .insert(invoices)
    .values({
      ...invoice,
      chargedBackPaymentId: chargedBack?.paymentId ?? null,
      number: await nextInvoiceNumber(db, issuedAt),
      status: poisha === 0 ? 'free' : 'unpaid',
      dueOn: invoice.dueOn ?? dhaka(issuedAt).add(CHARGE_DUE_DAYS, 'day').format(DAY),
    })
    .returning();
  if (row === undefined) throw new Error('No invoice was written');
  if (poisha > 0)
    await post(db, {
      kind: chargedBack ? 'chargeback' : 'charge',
      cause: `invoice:${row.id}`,
      at: issuedAt,
      invoiceId: row.id,
      byUserId: byUserId ?? null,
      lines: linesOf(row, chargedBack?.through),
    });
  return row;
}

function linesOf(row: InvoiceRow, through: PaymentMethod | undefined): Line[] {
  const { kind, userId, poisha } = row;
  if (kind === 'coach_service') return coachChargeLines(userId, poisha, coachPoisha(row));
  if (kind === 'online_lesson') return lessonChargeLines(userId, poisha, lessonPoisha(row));
  if (kind !== 'chargeback') return chargeLines(userId, kind, poisha);
  if (through === undefined) throw new Error(`No service took back invoice ${row.id}`);
  return chargebackLines(userId, through, poisha);
}

/** Returns what of a month with a coach goes to the coach, in poisha. */
export function coachPoisha({ id, coachBillPoisha, coachExtraPoisha }: InvoiceRow): number {
  if (coachBillPoisha === null || coachExtraPoisha === null)
    throw new Error(`Invoice ${id} is of no coach`);
  return coachBillPoisha + coachExtraPoisha;
}

/** Returns what of an online lesson goes to the tutor, in poisha. */
export function lessonPoisha({ id, lessonTutorPoisha }: InvoiceRow): number {
  if (lessonTutorPoisha === null) throw new Error(`Invoice ${id} is of no lesson`);
  return lessonTutorPoisha;
}

/** Returns what we keep of the invoice, in poisha. */
export function ownPoisha(invoice: InvoiceRow): number {
  const { kind, poisha } = invoice;
  if (kind === 'coach_service') return poisha - coachPoisha(invoice);
  if (kind === 'online_lesson') return poisha - lessonPoisha(invoice);
  return poisha;
}
