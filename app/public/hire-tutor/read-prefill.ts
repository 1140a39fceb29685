import type { HireAnswers } from '#core/hire/hire-answers.ts';
import { MAX_ID } from '#core/jobs/job-constants.ts';

const FIELDS = {
  category_id: MAX_ID,
  class_id: MAX_ID,
  city_id: MAX_ID,
  location_id: MAX_ID,
  tutoring_place_id: 3,
  days_in_week: 7,
  salary: 1_000_000,
} as const;

/** What a link to the form presets; anything that does not fit is not there. */
export function readPrefill(params: URLSearchParams): HireAnswers {
  const entries = Object.entries(FIELDS).flatMap(([name, maximum]) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 && value <= maximum ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
