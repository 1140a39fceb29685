import { z } from 'zod';
import { coordinate } from '#core/ground/api/fields/fields.ts';
import { flag } from '../fields/optional-fields.ts';

/** The field names of the call. */
export const positionBody = z.object({ lat: coordinate(90), lon: coordinate(180) });
export const trackingBody = z.object({ enabled: flag });

export const positionAnswer = z.object({
  is_tracking: z.boolean(),
  position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  updated_at: z.string().nullable(),
});
