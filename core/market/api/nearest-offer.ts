import { z } from 'zod';

/** A search near to one that found nothing. */
export const nearestOffer = z.object({
  kind: z.enum(['around', 'online', 'subject']),
  id: z.int().nullable(),
  text: z.string(),
  query: z.string(),
  total: z.int(),
  total_is_minimum: z.boolean(),
});
export type NearestOffer = z.infer<typeof nearestOffer>;

export const nearestOffers = z.array(nearestOffer).optional();
