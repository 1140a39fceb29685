/** The schemas of what the assistant knows, and of asking to be called. */
import { z } from 'zod';
import { idempotencyKey, lang, langQuery, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { NAME_MAX } from '#core/ground/limits/hire-limits.ts';
import { phone } from '#core/people/api/fields/account-fields.ts';
import { optionalPersonText } from '#core/people/api/fields/person-text.ts';
import { DANGERS } from '#core/site/assistant/intents/dangers.ts';

const named = {
  id: z.int(),
  name: z.string(),
  name_bn: z.string(),
  aliases: z.array(z.string()),
};

export const assistantArea = z.object({
  ...named,
  city_id: z.int(),
  latitude: z.number(),
  longitude: z.number(),
});

export const assistantLookups = z.object({
  categories: z.array(z.object(named)),
  classes: z.array(z.object({ ...named, category_id: z.int() })),
  subjects: z.array(z.object(named)),
  class_subjects: z.array(z.object({ class_id: z.int(), subject_ids: z.array(z.int()) })),
  cities: z.array(z.object(named)),
  areas: z.array(assistantArea),
  universities: z.array(z.object({ ...named, short: z.string().optional() })),
  faq: z.array(
    z.object({
      id: z.string(),
      link: z.string(),
      question: z.string(),
      question_bn: z.string(),
      answer: z.string(),
      answer_bn: z.string(),
      words: z.string().optional(),
    }),
  ),
  words: z.string(),
  danger: z.object({ words: z.string(), rules: z.string() }),
  troubles: z.object({ words: z.string(), rules: z.string() }),
  support: z.object({ opens: z.int(), closes: z.int() }),
  model: z.boolean(),
});
export type AssistantLookups = z.infer<typeof assistantLookups>;

export const assistantLookupsQuery = z.object({
  ...langQuery.shape,
  edition: z.string().max(8).optional(),
  areas: optional(z.literal('later')),
});

export const callRequestBody = z.object({
  phone_no: phone,
  name: optionalPersonText(NAME_MAX),
  idempotency_key: idempotencyKey,
  urgent: z.enum(DANGERS).optional(),
  /** Invisible to people: who fills it in is a robot and gets the answer of success. */
  website: z.string().max(2000).optional(),
});
export const callRequestAnswer = statusAnswer;

export const staffCallQuery = z.object({
  status: optional(z.enum(['waiting', 'done'])),
  ...pageQuery.shape,
});
export const staffCallAnswer = pagedAnswer(
  z.object({
    id: z.int(),
    name: z.string().nullable(),
    phone: z.string(),
    lang,
    urgent: z.enum(DANGERS).nullable(),
    created_at: z.string(),
    done_at: z.string().nullable(),
    done_by: z.string().nullable(),
  }),
);
