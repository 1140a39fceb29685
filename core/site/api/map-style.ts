import { z } from 'zod';

/** The path of the operator's file with the streets of the map. */
export const STREETS_PATH = '/map.pmtiles';

export const mapStyleAnswer = z.object({
  url: z.string().nullable(),
  streets: z.string().nullable(),
});
