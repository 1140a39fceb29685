/** The data the hire-tutor form is filled with; contact data is asked there, never here. */

import type { Slots, TimeOfDay } from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { classIn } from './class-in.ts';
import type { AskedTutor } from './state.ts';

export interface SpokenRequest {
  who?: 'me' | 'child' | undefined;
  category_id?: number | undefined;
  i_class?: number | undefined;
  subjects?: readonly number[] | undefined;
  tutoring_place_id?: number | undefined;
  city_id?: number | undefined;
  location_id?: number | undefined;
  days_in_week?: number | undefined;
  time_of_day?: TimeOfDay | undefined;
  /** `HH:mm`, where an exact time was named. */
  clock?: string | undefined;
  /** Hours. */
  tutoring_duration?: number | undefined;
  /** Months; 0 means continuing. */
  job_duration?: number | undefined;
  crash_program?: boolean | undefined;
  salary_min?: number | undefined;
  salary_max?: number | undefined;
  tutor_gender?: number | undefined;
  university_id?: number | undefined;
  number_of_students?: number | undefined;
  /** The tutor of the hub it is addressed to. */
  tutor?: AskedTutor | undefined;
}

export function toSpokenRequest(slots: Slots, lookups: Lookups, tutor?: AskedTutor): SpokenRequest {
  const wanted = classIn(slots, lookups);
  const area = lookups.areas.get(slots.area?.[0] ?? 0);
  return {
    who: slots.who,
    category_id: slots.category ?? wanted?.category_id,
    i_class: wanted?.id,
    subjects: slots.subjects,
    tutoring_place_id: slots.place,
    city_id: area?.city_id ?? slots.city,
    location_id: area?.id,
    days_in_week: slots.days,
    time_of_day: slots.time,
    clock: slots.clock,
    tutoring_duration: slots.hours,
    job_duration: slots.months,
    crash_program: slots.crash,
    salary_min: slots.salary?.min,
    salary_max: slots.salary?.max,
    tutor_gender: slots.gender,
    university_id: slots.university,
    number_of_students: slots.count,
    tutor,
  };
}
