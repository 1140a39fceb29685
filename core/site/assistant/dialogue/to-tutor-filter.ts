/** The tutor hub's filter for what was understood. */

import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { type HubFilter, readHubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import type { Slots } from '#core/search/slots/slots.ts';
import { atMost } from '#core/search/slots/sum-of.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { toJobFilter } from './to-job-filter.ts';

/** The hub reads it as "teaches online too". */
const ONLINE = 'online';

export function toTutorFilter(slots: Slots, lookups: Lookups): HubFilter {
  const { without_subjects, ...job } = toJobFilter(slots, lookups);
  const { category_id, i_class, location_id, subjects, city_id } = job;
  const { latitude, longitude, distance } = job;
  const salary = atMost(slots.salary);
  const filter: HubFilter = {
    ...{ category_id, i_class, location_id, subjects, city_id },
    ...{ latitude, longitude, distance },
    gender: slots.gender,
    university_id: slots.university,
    search: slots.place === TUTORING_PLACE.online ? ONLINE : undefined,
    actual_salary_min: salary.min,
    actual_salary_max: salary.max,
  };
  // Written and read once, so that it obeys the hub's own limits.
  const kept = readHubFilter(writeHubFilter(filter));
  return without_subjects ? { ...kept, without_subjects } : kept;
}
