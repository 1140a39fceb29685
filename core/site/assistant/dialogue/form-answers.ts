/**
 * Turns what was said in the talk into answers of the hire form, and the form's answers into what
 * was said.
 */

import * as limit from '#core/ground/limits/hire-limits.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { partOfDay } from '#core/search/slots/part-of-day.ts';
import type { Slots, TimeOfDay } from '#core/search/slots/slots.ts';
import type { SpokenRequest } from './spoken-request.ts';

/** The form asks for a time; where people name a part of the day, this is put there. */
const TIMES: Record<TimeOfDay, string> = {
  morning: '09:00',
  noon: '13:00',
  afternoon: '16:00',
  evening: '19:00',
};

const within = (value: number | undefined, minimum: number, maximum: number) =>
  value === undefined ? undefined : Math.min(maximum, Math.max(minimum, value));

/** Whole and half hours: the form takes nothing between. */
const toHalves = (hours: number | undefined) =>
  hours === undefined ? undefined : Math.round(hours * 2) / 2;

/** Returns only what is known: the rest of the form stays as it is. */
export function toFormAnswers(draft: SpokenRequest): Partial<HireAnswers> {
  const answers: HireAnswers = {
    category_id: draft.category_id,
    class_id: draft.i_class,
    subject_ids: draft.i_class === undefined || !draft.subjects ? undefined : [...draft.subjects],
    tutoring_place_id: draft.tutoring_place_id,
    city_id: draft.city_id,
    location_id: draft.location_id,
    days_in_week: draft.days_in_week,
    tutoring_time: draft.clock ?? (draft.time_of_day && TIMES[draft.time_of_day]),
    tutoring_duration: toHalves(
      within(draft.tutoring_duration, limit.DURATION_MIN, limit.DURATION_MAX),
    ),
    job_duration: within(draft.job_duration, 0, limit.JOB_DURATION_MAX),
    // The person who says "5 to 6 thousand" is ready to pay six.
    salary: within(draft.salary_max ?? draft.salary_min, limit.SALARY_MIN, limit.SALARY_MAX),
    tutor_gender: draft.tutor_gender,
    university_ids: draft.university_id === undefined ? undefined : [draft.university_id],
    tutor_id: draft.tutor?.id,
    tutorid: draft.tutor?.tutorid,
    number_of_students: within(draft.number_of_students, 1, limit.MAX_STUDENTS),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

/** Returns what the form says of the things a talk knows; its defaults say nothing. */
export function toSlots(answers: HireAnswers, before: HireAnswers): Slots {
  const has = (name: keyof HireAnswers) =>
    answers[name] !== undefined && JSON.stringify(answers[name]) !== JSON.stringify(before[name]);
  const slots: Slots = {};
  if (has('class_id')) slots.class = [answers.class_id ?? 0];
  if (has('category_id') && answers.category_id) slots.category = answers.category_id;
  if (has('subject_ids') && answers.subject_ids?.length) slots.subjects = answers.subject_ids;
  if (has('tutoring_place_id') && answers.tutoring_place_id)
    slots.place = answers.tutoring_place_id;
  if (has('city_id') && answers.city_id) slots.city = answers.city_id;
  if (has('location_id')) slots.area = [answers.location_id ?? 0];
  if (has('days_in_week') && answers.days_in_week) slots.days = answers.days_in_week;
  const { salary, tutoring_time } = answers;
  if (has('tutoring_time') && tutoring_time) {
    slots.time = partOfDay(Number(tutoring_time.slice(0, 2)));
    slots.clock = tutoring_time;
  }
  if (has('salary') && salary && !Number.isNaN(salary)) slots.salary = { min: salary, max: salary };
  const gender = answers.tutor_gender;
  if (has('tutor_gender') && (gender === 1 || gender === 2)) slots.gender = gender;
  return slots;
}
