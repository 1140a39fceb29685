/** A tuition, its routine, and a lesson that waits on the device. */

import type { PendingLesson } from '#app/tuition/teaching/lessons/pending-lessons.ts';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import type { Lesson, LessonsAnswer } from '#core/tuition/api/lessons.ts';
import type { RoutineAnswer } from '#core/tuition/api/routine.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';

export const TUITION_ID = 5;

/** The facts of what is taught where, and how often. */
export const taught = {
  class_name: 'Class 8',
  category_name: 'Bengali medium',
  subjects: [],
  tutoring_place: 'Home',
  location_name: 'Dhanmondi',
  city_name: 'Dhaka',
  days_in_week: 3,
};

export const tuition = (change: Partial<TuitionAnswer> = {}): TuitionAnswer => ({
  id: TUITION_ID,
  job_id: 42,
  request_no: 'R42',
  side: 'tutor',
  state: 'confirmed',
  ended: null,
  since: '2026-01-01T06:00:00Z',
  ...taught,
  salary: 6000,
  changed_on: null,
  pause: null,
  notice: null,
  student_name: null,
  asked: null,
  other: { name: 'Rehana Akter', photo: null, gender: null, tutorid: null },
  ...change,
});

export const ended: TuitionAnswer['ended'] = { at: '2026-02-01T06:00:00Z', by: 'guardian' };

export const routine = (change: Partial<RoutineAnswer> = {}): RoutineAnswer => ({
  days_in_week: 3,
  may_change: true,
  agreed_minutes: null,
  appointed_on: '2026-01-01',
  entries: [],
  ...change,
});

export const noLessons: LessonsAnswer = {
  data: [],
  current_page: 1,
  last_page: 1,
  per_page: 10,
  total: 0,
  waiting: [],
};

export const pendingLesson = (change: Partial<PendingLesson> = {}): PendingLesson => ({
  key: '00000000-0000-4000-8000-000000000001',
  tuitionId: TUITION_ID,
  lesson: {
    day: dhaka(new Date()).subtract(1, 'day').format(DAY),
    startsAt: '07:00',
    minutes: 60,
    subjectIds: [],
    taught: 'Fractions',
    homework: '',
  },
  refusal: null,
  ...change,
});

export const markedLesson: Lesson = {
  id: 1,
  version: 1,
  day: '2026-11-24',
  starts_at: '07:00',
  minutes: 60,
  subjects: [],
  taught: 'Fractions',
  homework: null,
  standing: 'waiting',
  counts_at: '2026-12-01T06:00:00Z',
  dispute: null,
  settled: null,
};

export const LESSONS_PATH = `POST /api/tuitions/${TUITION_ID}/lessons`;

export const refusal = (message: string) => ({
  status: 409,
  body: { code: 'wrong_state', message, errors: {}, request_id: 'r' },
});
