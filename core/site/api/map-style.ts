import { z } from 'zod';

export const mapStyleAnswer = z.object({
  url: z.string().nullable().describe('a style for maplibre; null: the map draws its own'),
});
