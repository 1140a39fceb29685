/** What tutors are searched by, under the field names of the job board. */

import type { JobFilter } from '../../jobs/job-filter.ts';
import type { Lookups } from '../gazetteer/prepare-lookups.ts';
import type { Slots } from '../slots/slots.ts';
import { toJobFilter } from './to-job-filter.ts';

export type TutorFilter = JobFilter & { university_id?: number };

export function toTutorFilter(slots: Slots, lookups: Lookups): TutorFilter {
  const filter: TutorFilter = toJobFilter(slots, lookups);
  if (slots.university !== undefined) filter.university_id = slots.university;
  return filter;
}
