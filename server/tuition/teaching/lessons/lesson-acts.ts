/**
 * The acts of the tutor and the guardian on one lesson. Source:
 * docs/requirements/tuition/teaching.md, "Lessons".
 */
import type { z } from 'zod';
import type { correctLessonBody } from '#core/tuition/api/lessons.ts';
import { mayDispute, mayEdit, mayKeep, mayRemove } from '#core/tuition/teaching/lesson-states.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkSubjects } from '../check-subjects.ts';
import { changeLesson, UNANSWERED } from './change-lesson.ts';
import type { LessonSeen } from './find-lesson.ts';
import { checkTime } from './lesson-time.ts';
import { lessonValues } from './mark-lesson.ts';

type Lesson = LessonSeen & { tuitionId: number };

export const correctLesson = (
  services: Services,
  person: Person,
  { body, ...lesson }: Lesson & { body: z.output<typeof correctLessonBody> },
  origin: Origin,
) =>
  changeLesson(
    services,
    person,
    {
      ...lesson,
      action: 'lesson_corrected',
      isAllowed: mayEdit,
      kind: 'lesson_corrected',
      check: async (db, tuition, row, now) => {
        checkSubjects(tuition, body.subject_ids);
        const at = { ...lessonValues(body), startsAt: body.starts_at };
        await checkTime(db, tuition.application, at, now, row);
      },
      changes: { ...lessonValues(body), ...UNANSWERED, state: 'marked' },
      doneAt: (now) => ({ markedAt: now }),
    },
    origin,
  );

export const removeLesson = (services: Services, person: Person, lesson: Lesson, origin: Origin) =>
  changeLesson(
    services,
    person,
    {
      ...lesson,
      action: 'lesson_removed',
      isAllowed: mayRemove,
      kind: null,
      // Its row stays for its key alone.
      changes: { ...UNANSWERED, state: 'removed', taught: '', homework: null },
    },
    origin,
  );

export const keepLesson = (
  services: Services,
  person: Person,
  { reason, ...lesson }: Lesson & { reason: string },
  origin: Origin,
) =>
  changeLesson(
    services,
    person,
    {
      ...lesson,
      action: 'lesson_kept',
      isAllowed: mayKeep,
      kind: 'lesson_kept',
      changes: { state: 'kept', keptReason: reason },
      doneAt: (now) => ({ keptAt: now }),
    },
    origin,
  );

export const disputeLesson = (
  services: Services,
  person: Person,
  { reason, ...lesson }: Lesson & { reason: string },
  origin: Origin,
) =>
  changeLesson(
    services,
    person,
    {
      ...lesson,
      action: 'lesson_disputed',
      isAllowed: mayDispute,
      kind: 'lesson_disputed',
      changes: { state: 'disputed', disputeReason: reason },
      doneAt: (now) => ({ disputedAt: now }),
    },
    origin,
  );
