import { z } from 'zod';

/** A search near to one that found nothing. */
export const nearestOffer = z.object({
  kind: z.enum(['around', 'online', 'subject']),
  id: z.int().nullable().describe('of the area or the subject'),
  text: z.string().describe('its name, in the lang of the request'),
  query: z.string().describe('that search, as the address of the list has it'),
  total: z.int().describe('how many it finds; see total_is_minimum'),
  total_is_minimum: z.boolean(),
});
export type NearestOffer = z.infer<typeof nearestOffer>;

export const nearestOffers = z
  .array(nearestOffer)
  .optional()
  .describe('only where nothing was found: what is nearest to it and finds something');
