/**
 * The ways a lesson ends, each with its money. Give them the transaction that holds the lesson
 * (`lockLesson`). Source: docs/requirements/tuition/teaching.md, "Online lessons".
 */
import { eq } from 'drizzle-orm';
import { lessonEarnedLines } from '#core/money/words/postings.ts';
import type { LessonEnding } from '#core/tuition/online-lessons/lesson-words.ts';
import type { Db } from '#server/ground/db/database.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lessonPoisha } from '#server/money/invoices/issue-invoice.ts';
import { payChargebacks } from '#server/money/invoices/pay-chargebacks.ts';
import { voidLessonInvoice } from '#server/money/invoices/void-lesson-invoice.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import { post } from '#server/money/ledger/post.ts';
import type { LessonRow } from './find-lesson.ts';
import { tellOfLesson } from './lesson-notices.ts';

/** The tutor's part goes to the tutor's balance, from which staff pay out. */
async function creditTutor(services: Services, db: Db, row: LessonRow, at: Date): Promise<void> {
  const { lesson, invoice, tutorUser } = row;
  if (invoice === null) throw new Error(`Lesson ${lesson.id} has no invoice`);
  const poisha = lessonPoisha(invoice);
  await lockPerson(db, tutorUser.id);
  await post(db, {
    kind: 'earning',
    cause: `lesson:${lesson.id}`,
    at,
    invoiceId: invoice.id,
    lines: lessonEarnedLines(tutorUser.id, poisha),
  });
  await payChargebacks(db, tutorUser.id, at);
  await tellOfLesson(services, db, row, 'tutor', 'online_lesson_earned', { poisha });
}

async function giveBack(db: Db, { invoice }: LessonRow, at: Date): Promise<void> {
  if (invoice !== null && invoice.status !== 'void') await voidLessonInvoice(db, invoice, at);
}

const isIt = ({ lesson }: LessonRow) => eq(onlineLessons.id, lesson.id);

export async function completeLesson(
  services: Services,
  db: Db,
  row: LessonRow,
  reason: string | null = null,
): Promise<void> {
  const at = services.now();
  await db
    .update(onlineLessons)
    .set({ status: 'completed', closedAt: at, earnedAt: at, reason })
    .where(isIt(row));
  await creditTutor(services, db, row, at);
}

interface Cancelled {
  ending: LessonEnding;
  reason?: string | null;
}

export async function cancelLesson(
  services: Services,
  db: Db,
  row: LessonRow,
  { ending, reason = null }: Cancelled,
): Promise<void> {
  const at = services.now();
  const isEarned = ending === 'late_by_guardian';
  await db
    .update(onlineLessons)
    .set({
      status: 'cancelled',
      ending,
      reason,
      closedAt: at,
      earnedAt: isEarned ? at : null,
    })
    .where(isIt(row));
  if (isEarned) await creditTutor(services, db, row, at);
  else await giveBack(db, row, at);
}

/** Staff found that it did not take place. */
export async function missLesson(
  services: Services,
  db: Db,
  row: LessonRow,
  reason: string,
): Promise<void> {
  const at = services.now();
  await db.update(onlineLessons).set({ status: 'missed', closedAt: at, reason }).where(isIt(row));
  await giveBack(db, row, at);
}
