/** Forms of others that our pages show in a frame. */
import { z } from 'zod';

export const outsideFormParams = z.object({ title: z.string().regex(/^[a-z0-9-]{1,40}$/) });
export const outsideFormAnswer = z.object({
  url: z.string(),
});
