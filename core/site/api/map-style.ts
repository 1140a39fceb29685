import { z } from 'zod';

export const mapStyleAnswer = z.object({
  url: z.string().nullable(),
});
