/**
 * Writes off what is open of an invoice: it is no longer asked for, until somebody undoes it. The
 * invoice has no version: the open sum that staff saw says whether it is still the same.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { writeOffLines } from '#core/money/words/postings.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoiceActs } from '#server/ground/db/schema/invoice-acts.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { post } from '#server/money/ledger/post.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { noteAct } from './note-act.ts';

interface Act {
  invoiceId: number;
  reason: string;
}

const changedMeanwhile = () => new ApiError('changed_meanwhile', { text: 'version_conflict' });

async function lockKnown(db: Db, id: number): Promise<InvoiceRow> {
  const invoice = await lockInvoice(db, id);
  if (invoice === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  return invoice;
}

/** A lesson nobody pays is cancelled with its invoice, unless the tutor has been credited for it. */
async function isVoidedLater(db: Db, { onlineLessonId }: InvoiceRow): Promise<boolean> {
  if (onlineLessonId === null) return false;
  const isOpen = and(eq(onlineLessons.id, onlineLessonId), isNull(onlineLessons.earnedAt));
  return (await db.$count(onlineLessons, isOpen)) > 0;
}

/** An invoice may be written off, opened and written off again: each has a cause of its own. */
const timesWrittenOff = (db: Db, invoiceId: number) =>
  db.$count(
    invoiceActs,
    and(eq(invoiceActs.invoiceId, invoiceId), eq(invoiceActs.kind, 'write_off')),
  );

export const writeOff = (
  services: Services,
  { invoiceId, reason, seenPoisha }: Act & { seenPoisha: number },
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const invoice = await lockKnown(db, invoiceId);
    const poisha = openPoisha(invoice);
    if (await isVoidedLater(db, invoice)) throw new ApiError('wrong_state');
    if (invoice.status !== 'unpaid' || poisha !== seenPoisha) throw changedMeanwhile();
    const times = await timesWrittenOff(db, invoiceId);
    await post(db, {
      kind: 'write_off',
      cause: `write_off:${invoiceId}:${times + 1}`,
      at: services.now(),
      invoiceId,
      byUserId: actor.user.id,
      lines: writeOffLines(invoice.userId, poisha),
    });
    await db.update(invoices).set({ status: 'written_off' }).where(eq(invoices.id, invoiceId));
    await noteAct(services, db, { invoiceId, kind: 'write_off', poisha, reason }, actor);
  });

export const undoWriteOff = (
  services: Services,
  { invoiceId, reason }: Act,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const invoice = await lockKnown(db, invoiceId);
    if (invoice.status !== 'written_off') throw changedMeanwhile();
    const times = await timesWrittenOff(db, invoiceId);
    await reverse(db, {
      cause: `write_off:${invoiceId}:${times}`,
      at: services.now(),
      byUserId: actor.user.id,
    });
    await db.update(invoices).set({ status: 'unpaid' }).where(eq(invoices.id, invoiceId));
    const poisha = openPoisha(invoice);
    await noteAct(services, db, { invoiceId, kind: 'write_off_undone', poisha, reason }, actor);
  });
