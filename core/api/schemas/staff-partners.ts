/** Partners: whose pages carry the widgets, from which origins, and what comes of it. */
import { z } from 'zod';
import { personText } from './hire.ts';

export const siteId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/);
const ORIGINS_MAX = 20;

/** `https://school.example`: no path, no trailing slash, as browsers send it. */
const origin = z
  .string()
  .trim()
  .max(200)
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^https?:$/.test(new URL(text).protocol) &&
      new URL(text).origin === text,
    { params: { code: 'origin_format' } },
  );
const fields = {
  name: personText(100),
  origins: z
    .array(origin)
    .max(ORIGINS_MAX)
    .transform((list) => [...new Set(list)]),
  enabled: z.boolean().default(true),
};
export const createPartnerBody = z.object({ site: siteId, ...fields });
export const updatePartnerBody = z.object(fields);
export const partnerParams = z.object({ site: siteId });

export const partner = z.object({
  site: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  enabled: z.boolean(),
  created_at: z.string(),
  views: z.int(),
  applies: z.int(),
  requests: z.int(),
});
export type Partner = z.infer<typeof partner>;
export const partnersAnswer = z.object({ data: z.array(partner) });
export const partnerAnswer = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: partner,
});
