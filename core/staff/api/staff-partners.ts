/** Partners: whose pages carry the widgets, from which origins, and what comes of it. */
import { z } from 'zod';
import { success } from '#core/ground/api/fields/success.ts';
import { siteId } from '#core/people/api/embed.ts';
import { personText } from '#core/people/api/fields/person-text.ts';

const NAME_MAX = 100;
const ORIGINS_MAX = 10;
const ORIGIN_LENGTH_MAX = 255;

/**
 * The server decides which origins may be taken: server/people/partners/check-partner-origin.ts.
 */
const fields = {
  name: personText(NAME_MAX),
  origins: z
    .array(z.string().trim().max(ORIGIN_LENGTH_MAX))
    .min(1)
    .max(ORIGINS_MAX)
    .transform((list) => [...new Set(list)]),
};
export const createPartnerBody = z.strictObject({ site: siteId, ...fields });
export const updatePartnerBody = z.strictObject({ ...fields, enabled: z.boolean() });
export const partnerParams = z.object({ site: siteId });

const count = z.int();
const partner = z.object({
  site: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  enabled: z.boolean(),
  created_at: z.string(),
  views: count,
  applies: count,
  requests: count,
});
export type Partner = z.infer<typeof partner>;
export const partnersAnswer = z.object({ data: z.array(partner) });
export const partnerAnswer = z.object({ ...success, data: partner });
