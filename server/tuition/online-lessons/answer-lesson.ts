/** The tutor answers a request: accepted, it is to be paid; declined, the hour is free again. */
import { eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { toPoisha } from '#core/money/words/poisha.ts';
import { answerBy, payBy } from '#core/tuition/online-lessons/lesson-rules.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseContact } from '#server/ground/errors/refuse-contact.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { isGone } from '#server/people/account/is-gone.ts';
import { cancelLesson } from './close-lesson.ts';
import { lockOwnLesson, type OwnLesson } from './find-lesson.ts';
import { lockJoinLink } from './join-link.ts';
import { feeValues, tellOfLesson } from './lesson-notices.ts';

interface Answer {
  id: number;
  caller: TutorCaller;
  origin: Origin;
}

async function lockRequested(
  { now }: Services,
  db: Db,
  { caller, id }: Answer,
): Promise<OwnLesson> {
  const row = await lockOwnLesson(db, caller, id);
  const { status, requestedAt, startsAt } = row.lesson;
  if (row.side !== 'tutor' || status !== 'requested' || now() > answerBy(requestedAt, startsAt))
    throw new ApiError('wrong_state');
  return row;
}

export const acceptLesson = (services: Services, answer: Answer): Promise<void> =>
  services.db.transaction(async (db) => {
    const row = await lockRequested(services, db, answer);
    const { lesson, guardian, tutorUser } = row;
    const at = services.now();
    if (isBanned(tutorUser, at)) throw new ApiError('banned', { text: 'banned_lessons' });
    if (isGone(tutorUser, at) || isGone(guardian, at)) throw new ApiError('wrong_state');
    if ((await lockJoinLink(db, lesson.tutorId)) === null) throw new ApiError('no_join_link');
    await issueInvoice(db, {
      userId: guardian.id,
      kind: 'online_lesson',
      poisha: toPoisha(lesson.fee),
      issuedAt: at,
      dueOn: dhakaDate(payBy(lesson.startsAt)),
      onlineLessonId: lesson.id,
      lessonTutorPoisha: toPoisha(lesson.fee - lesson.platformCharge),
    });
    await db
      .update(onlineLessons)
      .set({ status: 'accepted', acceptedAt: at })
      .where(eq(onlineLessons.id, lesson.id));
    await tellOfLesson(services, db, row, 'guardian', 'online_lesson_accepted', feeValues(row));
    await note(services, db, answer, 'accepted');
  });

export const declineLesson = (
  services: Services,
  { reason, ...answer }: Answer & { reason: string },
): Promise<void> =>
  services.db.transaction(async (db) => {
    refuseContact({ reason });
    const row = await lockRequested(services, db, answer);
    await cancelLesson(services, db, row, { ending: 'declined', reason });
    await tellOfLesson(services, db, row, 'guardian', 'online_lesson_declined', { reason });
    await note(services, db, answer, 'declined');
  });

const note = (services: Services, db: Db, { caller, id, origin }: Answer, outcome: string) =>
  writeAudit({ ...services, db }, origin, {
    action: 'online_lesson_answered',
    outcome,
    userId: caller.user.id,
    target: `online-lesson:${id}`,
  });
