/**
 * Moves online lessons on as time passes: unanswered and unpaid ones are cancelled, the tutor is
 * notified of paid ones, and what was held is completed. Each lesson has a transaction of its own
 * and is looked at again under its lock. Source: docs/requirements/tuition/teaching.md, "Online
 * lessons".
 */

import { eq } from 'drizzle-orm';
import {
  answerBy,
  disputeUntil,
  goesOn,
  payBy,
} from '#core/tuition/online-lessons/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isGone } from '#server/people/account/is-gone.ts';
import { cancelLesson, completeLesson } from './close-lesson.ts';
import { type LessonRow, lockLesson, timesOf } from './find-lesson.ts';
import { findMaybeDue } from './find-maybe-due.ts';
import { tellOfLesson } from './lesson-notices.ts';

type Step = 'account_closed' | 'unanswered' | 'unpaid' | 'tell_paid' | 'complete';

function stepOf(row: LessonRow, now: Date): Step | null {
  const { lesson, tutorUser, guardian } = row;
  const { startsAt, endsAt, requestedAt, paidToldAt } = lesson;
  const times = timesOf(row);
  const { status } = times;
  if (status !== 'requested' && status !== 'accepted') return null;
  if (now < startsAt && (isGone(tutorUser, now) || isGone(guardian, now))) return 'account_closed';
  if (status === 'requested') return now > answerBy(requestedAt, startsAt) ? 'unanswered' : null;
  if (!goesOn(times, now)) return now > payBy(startsAt) ? 'unpaid' : null;
  if (now >= disputeUntil(endsAt)) return 'complete';
  return paidToldAt === null ? 'tell_paid' : null;
}

async function take(services: Services, db: Db, row: LessonRow, step: Step): Promise<void> {
  if (step === 'complete') return completeLesson(services, db, row);
  if (step === 'tell_paid') {
    await db
      .update(onlineLessons)
      .set({ paidToldAt: services.now() })
      .where(eq(onlineLessons.id, row.lesson.id));
    await tellOfLesson(services, db, row, 'tutor', 'online_lesson_paid');
    return;
  }
  await cancelLesson(services, db, row, { ending: step });
  const kind = `online_lesson_${step}` as const;
  await tellOfLesson(services, db, row, 'guardian', kind);
  // What was not answered the tutor left so.
  if (step !== 'unanswered') await tellOfLesson(services, db, row, 'tutor', kind);
}

/** Moves the lessons that are due on and returns how many went a step on. */
export async function advanceLessons(services: Services): Promise<number> {
  const found = await findMaybeDue(services.db, services.now());
  const due = found.filter((row) => stepOf(row, services.now()) !== null);
  await eachOnItsOwn(due, ({ lesson }) =>
    services.db.transaction(async (db) => {
      const row = await lockLesson(db, lesson.id);
      const step = stepOf(row, services.now());
      if (step !== null) await take(services, db, row, step);
    }),
  );
  return due.length;
}
