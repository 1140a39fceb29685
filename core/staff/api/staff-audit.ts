/** The log of who did what; it only grows. */
import { z } from 'zod';
import { nullableText, optional, optionalId } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { actor } from '#core/people/api/fields/staff-fields.ts';

const word = optional(
  z
    .string()
    .trim()
    .max(100)
    .regex(/^[\w:/. -]+$/),
);
export const auditQuery = z.object({
  user_id: optionalId,
  action: word,
  target: word,
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  ...pageQuery.shape,
});
export type AuditQuery = z.output<typeof auditQuery>;
const auditValue = z.union([z.string(), z.number(), z.boolean()]).nullable();
export const auditChange = z.object({
  field: z.string(),
  is_private: z.boolean(),
  before: auditValue,
  after: auditValue,
});
export const auditAnswer = pagedAnswer(
  z.object({
    id: z.int(),
    at: z.string(),
    by: actor,
    action: z.string(),
    outcome: z.string(),
    target: nullableText,
    target_name: nullableText,
    changes: z.array(auditChange),
  }),
);

export const csvAnswer = z.string();
