/** The job board's filter for what was understood; the board itself shows no "without". */

import { type JobFilter, readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { classesOf } from '#core/search/slots/classes-of.ts';
import type { Slots } from '#core/search/slots/slots.ts';
import { atLeast } from '#core/search/slots/sum-of.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { moreAreasOf } from './areas-in.ts';
import { classIn, moreOf } from './class-in.ts';

function faithClasses(slots: Slots): number[] | undefined {
  const classes = classesOf(slots);
  return classes.length > 0 ? classes : undefined;
}

const listOf = (id: number | undefined) => (id === undefined ? undefined : [id]);

export function toJobFilter(slots: Slots, lookups: Lookups): JobFilter {
  const wanted = classIn(slots, lookups);
  const area = lookups.areas.get(slots.area?.[0] ?? 0);
  const salary = atLeast(slots.salary);
  const filter: JobFilter = {
    category_id: listOf(slots.category ?? wanted?.category_id),
    i_class: wanted ? [wanted.id, ...moreOf(wanted, slots, lookups)] : faithClasses(slots),
    subjects: slots.subjects && [...slots.subjects],
    tutoring_place_id: slots.place,
    tutor_gender: slots.gender,
    actual_salary_min: salary.min,
    actual_salary_max: salary.max,
  };
  if (area && slots.radius !== undefined)
    Object.assign(filter, {
      latitude: area.latitude,
      longitude: area.longitude,
      distance: slots.radius,
    });
  else
    Object.assign(filter, {
      city_id: area?.city_id ?? slots.city,
      location_id: area && [area.id, ...moreAreasOf(slots, lookups)],
    });
  // Written and read once, so that it obeys the board's own limits.
  const kept = readJobFilter(writeJobFilter(filter));
  return slots.without ? { ...kept, without_subjects: [...slots.without] } : kept;
}
