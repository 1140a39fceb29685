/** Open tuitions against tutors by area. Source: docs/requirements/dashboards/staff-console.md, "Demand by area". */
import { z } from 'zod';
import { langQuery, optionalId } from '#core/ground/api/fields/fields.ts';
import { page, pagedAnswer } from '#core/ground/api/fields/page.ts';

export const staffDemandQuery = z.object({ city_id: optionalId, page, ...langQuery.shape });
export type StaffDemandQuery = z.output<typeof staffDemandQuery>;

export const staffDemandAnswer = pagedAnswer(
  z.object({
    location_id: z.int(),
    location_name: z.string(),
    city_id: z.int(),
    city_name: z.string(),
    open_tuitions: z.int(),
    tutors: z.int(),
    missing: z.int(),
  }),
);
export type StaffDemand = z.infer<typeof staffDemandAnswer>;
