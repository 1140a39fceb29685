import { requestPath } from '#core/market/hire/request-path.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import type { LockedApplication } from '#server/market/hiring/lock-application.ts';
import type { Notice } from '#server/notify/notifications/notify.ts';
import type { FirstLesson } from './set-first-lesson.ts';

/** Returns the notices for everybody concerned but the one who set it. */
export function firstLessonNotices(
  { job, tutor }: LockedApplication,
  guardianId: number,
  { side, at }: Pick<FirstLesson, 'side' | 'at'>,
): Notice[] {
  const lesson_at = at.toISOString();
  const toTutor: Notice = {
    userId: tutor.userId,
    kind: 'first_lesson_for_tutor',
    values: { job_id: job.id, class_id: job.classId, location_id: job.locationId, lesson_at },
    path: `/job-details/${job.id}`,
  };
  const toGuardian: Notice = {
    userId: guardianId,
    kind: 'first_lesson_for_guardian',
    values: { request_no: requestNo(job.id), tutor_name: tutor.name, lesson_at },
    path: requestPath(job.id),
  };
  return [...(side === 'tutor' ? [] : [toTutor]), ...(side === 'guardian' ? [] : [toGuardian])];
}
