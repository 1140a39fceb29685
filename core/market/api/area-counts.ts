import { z } from 'zod';

/** Areas with something in them, the most first; the point is the middle of the area, in degrees. */
export const areaCounts = z.object({
  data: z.array(
    z.object({
      location_id: z.int(),
      location_name: z.string(),
      city_id: z.int(),
      city_name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      total: z.int(),
    }),
  ),
});

export type AreaCounts = z.infer<typeof areaCounts>;
