/** Places a guardian has saved. */
import { z } from 'zod';
import { checkPoint, id, optionalNumber } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import * as limit from '#core/ground/limits/hire-limits.ts';
import { personText } from '#core/people/api/fields/person-text.ts';

const locationFields = {
  city_id: id,
  location_id: id,
  detail_address: personText(limit.ADDRESS_MAX),
  latitude: optionalNumber(20, 27),
  longitude: optionalNumber(88, 93),
};
export const locationBody = z.object(locationFields).superRefine(checkPoint);
export const ownLocation = z.object({
  id: z.int(),
  city_id: z.int(),
  city_name: z.string(),
  location_id: z.int(),
  location_name: z.string(),
  detail_address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export const ownLocationsAnswer = z.object({ data: z.array(ownLocation) });
export const ownLocationAnswer = z.object({ ...success, data: ownLocation });
