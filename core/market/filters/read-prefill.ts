import { GENDER, MAX_ID, MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { idsIn } from './address-values.ts';

const FIELDS = {
  category_id: MAX_ID,
  class_id: MAX_ID,
  city_id: MAX_ID,
  location_id: MAX_ID,
  tutoring_place_id: 3,
  tutor_gender: GENDER.any,
  days_in_week: 7,
  salary: 1_000_000,
  tutor_id: MAX_ID,
} as const;

/** The id of a tutor as the hub shows it, such as T1002. */
const TUTOR_ID = /^[A-Za-z]{0,3}\d{1,10}$/;

/** Reads what a link to the form presets; anything that does not fit is left out. */
export function readPrefill(params: URLSearchParams): HireAnswers {
  const entries = Object.entries(FIELDS).flatMap(([name, maximum]) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 && value <= maximum ? [[name, value]] : [];
  });
  const prefill: HireAnswers = Object.fromEntries(entries);
  const subjects = idsIn(params.get('subject_ids'), MAX_SUBJECTS);
  if (subjects) prefill.subject_ids = subjects;
  const tutorid = params.get('tutorid') ?? '';
  if (prefill.tutor_id && TUTOR_ID.test(tutorid)) return { ...prefill, tutorid };
  return { ...prefill, tutor_id: undefined };
}
