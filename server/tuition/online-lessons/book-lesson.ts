/**
 * A guardian asks a tutor for an hour. Of two who want the same, the index on the hour lets one through;
 * what one guardian sends at once is taken one after the other.
 */

import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { checkClass } from '#core/market/hire/check-choices.ts';
import type { bookLessonBody } from '#core/tuition/api/online-lessons.ts';
import { lessonEnd } from '#core/tuition/online-lessons/lesson-rules.ts';
import { lessonFee } from '#core/tuition/online-lessons/online-lesson-fee.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseContact } from '#server/ground/errors/refuse-contact.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { savedStudents } from '#server/tuition/parent-area/students.ts';
import { checkBookings, lockGuardian } from './booking-limits.ts';
import { findOwnLesson } from './find-lesson.ts';
import { freeSlots } from './free-slots.ts';
import { tellOfLesson } from './lesson-notices.ts';
import { findOffer } from './online-tutors.ts';

type Form = z.output<typeof bookLessonBody>;
interface Booking {
  caller: ParentCaller;
  form: Form;
  origin: Origin;
}

/** More than a family can mean seriously. */
const PER_DAY = [{ seconds: inSeconds({ days: 1 }), max: 20 }];

const slotTaken = () => new ApiError('slot_taken');

/** Returns the columns of a saved student as it is saved, or of one as it was given. */
async function studentColumns({ lookupCache }: Services, db: Db, parentId: number, form: Form) {
  const { student_id, student_name = '', category_id = 0, class_id = 0 } = form;
  if (student_id === undefined) {
    refuseProblems(checkClass({ category_id, class_id }, lookupCache.current));
    return { studentName: student_name, categoryId: category_id, classId: class_id };
  }
  const { name, categoryId, classId } = await savedStudents.named(
    { db },
    { parentId, id: student_id },
  );
  return { studentName: name, categoryId, classId };
}

async function book(services: Services, db: Db, booking: Booking): Promise<number> {
  const { caller, form, origin } = booking;
  const now = services.now();
  const { parent } = caller;
  await lockGuardian(db, parent.id);
  const known = await findSent(db, booking);
  if (known !== undefined) return known;
  refuseContact({ student_name: form.student_name, exam: form.exam });
  const offer = await findOffer(db, eq(tutors.id, form.tutor_id));
  if (offer === undefined) throw new ApiError('lessons_off');
  if (!offer.subjectIds.includes(form.subject_id))
    throw new ApiError('invalid_input', {
      fields: { subject_id: { key: 'unknown_id', values: { id: form.subject_id } } },
    });
  const price = lessonFee(offer.rate);
  if (price.fee !== form.fee) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  const startsAt = new Date(form.starts_at);
  const free = await freeSlots(db, offer, now);
  if (!free.some((at) => at.getTime() === startsAt.getTime())) throw slotTaken();
  await checkBookings(db, parent.id, startsAt);
  await takeLimits(db, [{ key: `lesson-book:${parent.id}`, windows: PER_DAY }], now);
  const { key, hash } = sentOnce(form);
  const [row] = await db
    .insert(onlineLessons)
    .values({
      tutorId: offer.tutorId,
      parentId: parent.id,
      ...(await studentColumns(services, db, parent.id, form)),
      subjectId: form.subject_id,
      exam: form.exam ?? null,
      note: form.note ?? null,
      startsAt,
      endsAt: lessonEnd(startsAt),
      fee: price.fee,
      platformCharge: price.platformCharge,
      requestedAt: now,
      idempotencyKey: key,
      idempotencyHash: hash,
    })
    .returning({ id: onlineLessons.id });
  if (row === undefined) throw new Error('No lesson was written');
  const booked = await findOwnLesson(db, caller, row.id);
  await tellOfLesson(services, db, booked, 'tutor', 'online_lesson_requested');
  await writeAudit({ ...services, db }, origin, {
    action: 'online_lesson_booked',
    outcome: 'ok',
    userId: caller.user.id,
    target: `online-lesson:${row.id}`,
  });
  return row.id;
}

/** The same key is the same lesson. */
async function findSent(db: Db, { caller, form }: Booking): Promise<number | undefined> {
  const once = sentOnce(form);
  const [known] = await db
    .select({ id: onlineLessons.id, hash: onlineLessons.idempotencyHash })
    .from(onlineLessons)
    .where(
      and(eq(onlineLessons.parentId, caller.parent.id), eq(onlineLessons.idempotencyKey, once.key)),
    );
  if (known !== undefined) checkSentSame(known.hash, once);
  return known?.id;
}

export async function bookLesson(services: Services, booking: Booking): Promise<number> {
  if (isBanned(booking.caller.user, services.now()))
    throw new ApiError('banned', { text: 'banned_guardian' });
  try {
    return await services.db.transaction((db) => book(services, db, booking));
  } catch (error) {
    if (isUniqueViolation(error, 'online_lessons_slot')) throw slotTaken();
    throw error;
  }
}
