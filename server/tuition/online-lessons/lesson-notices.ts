/** The notifications to the two people of a lesson. The link to join is in none of them. */
import { toPoisha } from '#core/money/words/poisha.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { lessonPath } from '#core/tuition/online-lessons/lesson-path.ts';
import { payBy } from '#core/tuition/online-lessons/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { NoticeValues } from '#server/notify/notifications/name-values.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import type { LessonRow } from './find-lesson.ts';

type LessonNotice = Extract<Notice['kind'], `online_lesson_${string}`>;
type Told = Pick<LessonRow, 'lesson' | 'tutorUser' | 'guardian'>;

export function tellOfLesson(
  services: Services,
  db: Db,
  { lesson, tutorUser, guardian }: Told,
  side: OwnSide,
  kind: LessonNotice,
  more: NoticeValues = {},
): Promise<number> {
  return notify(services, db, [
    {
      userId: side === 'tutor' ? tutorUser.id : guardian.id,
      kind,
      values: {
        tutor_name: tutorUser.name,
        subject_id: lesson.subjectId,
        ...(lesson.classId !== null && { class_id: lesson.classId }),
        lesson_at: lesson.startsAt.toISOString(),
        ...more,
      },
      path: lessonPath(side, lesson.id),
      ...(lesson.endsAt > services.now() && { expiresAt: lesson.endsAt }),
    },
  ]);
}

export const feeValues = ({ lesson }: Pick<LessonRow, 'lesson'>): NoticeValues => ({
  poisha: toPoisha(lesson.fee),
  pay_by: payBy(lesson.startsAt).toISOString(),
});
