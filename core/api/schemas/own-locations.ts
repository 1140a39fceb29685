/** Places a guardian has saved. */
import { z } from 'zod';
import * as limit from '../../hire/hire-limits.ts';
import { id, optionalNumber } from '../fields/fields.ts';
import { personText } from './hire.ts';
import { success } from './parent.ts';

const locationFields = {
  city_id: id,
  location_id: id,
  detail_address: personText(limit.ADDRESS_MAX),
  latitude: optionalNumber(20, 27),
  longitude: optionalNumber(88, 93),
};
export const locationBody = z
  .object(locationFields)
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === undefined) === (longitude === undefined)) return;
    const [field, code] =
      latitude === undefined
        ? ['latitude', 'required_with_longitude']
        : ['longitude', 'required_with_latitude'];
    context.addIssue({ code: 'custom', path: [field ?? ''], params: { code } });
  });
export const ownLocation = z.object({
  id: z.int(),
  city_id: z.int(),
  city_name: z.string(),
  location_id: z.int(),
  location_name: z.string(),
  detail_address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export const ownLocationsAnswer = z.object({ data: z.array(ownLocation) });
export const ownLocationAnswer = z.object({ ...success, data: ownLocation });
