/**
 * The questions that have to be answered for a request, in the order they are asked. Each may be
 * skipped.
 */

import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { Slots } from '#core/search/slots/slots.ts';

export const QUESTIONS = ['class', 'subjects', 'place', 'area', 'days', 'salary'] as const;
export type Question = (typeof QUESTIONS)[number];

const answered: Record<Question, (slots: Slots) => boolean> = {
  // A subject taught outside school, such as guitar, has no class.
  class: (slots) => slots.class !== undefined || (slots.category ?? 0) > 4,
  subjects: (slots) => slots.subjects !== undefined,
  place: (slots) => slots.place !== undefined,
  area: (slots) => slots.area !== undefined || slots.place === TUTORING_PLACE.online,
  days: (slots) => slots.days !== undefined,
  salary: (slots) => slots.salary !== undefined,
};

/** A named area says that the lessons are held there, at home as is usual. */
const isImplied = (question: Question, slots: Slots) =>
  question === 'place' && slots.area !== undefined;

export const nextQuestion = (slots: Slots, skipped: readonly Question[]): Question | undefined =>
  QUESTIONS.find(
    (question) =>
      !answered[question](slots) && !skipped.includes(question) && !isImplied(question, slots),
  );
