import type { Lang } from '#core/ground/i18n/lang.ts';
import type { DisputedLesson } from '#core/tuition/api/online-lessons.ts';
import { lessonNo } from '#core/tuition/online-lessons/lesson-no.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { LessonRow } from '#server/tuition/online-lessons/find-lesson.ts';

const person = ({ id, name, phoneNo }: User) => ({ user_id: id, name, phone: phoneNo });

/** None for a lesson nobody disputes. */
export function presentDispute(
  { lesson, tutorUser, guardian }: LessonRow,
  lookups: Lookups,
  lang: Lang,
): DisputedLesson[] {
  const { disputedBy, disputedAt, disputeText } = lesson;
  if (disputedBy === null || disputedAt === null) return [];
  return [
    {
      id: lesson.id,
      number: lessonNo(lesson.id),
      starts_at: lesson.startsAt.toISOString(),
      subject_name: nameIn(lookups.subjects, lesson.subjectId, lang),
      fee: lesson.fee,
      earning: lesson.fee - lesson.platformCharge,
      tutor: person(tutorUser),
      guardian: person(guardian),
      dispute: { by: disputedBy, text: disputeText ?? '', at: disputedAt.toISOString() },
    },
  ];
}
