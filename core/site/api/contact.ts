/** Writing to staff, and what they see of it. */
import { z } from 'zod';
import {
  id,
  idempotencyKey,
  lang,
  nullableText,
  optional,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { optionalEmail, phone } from '#core/people/api/fields/account-fields.ts';
import { personName, personText } from '#core/people/api/fields/person-text.ts';
import { MESSAGE_MAX, TOPICS } from '#core/site/contact/topics.ts';

export const contactBody = z.object({
  name: personName,
  phone_no: phone,
  email: optionalEmail,
  topic: z.enum(TOPICS),
  message: personText(MESSAGE_MAX),
  /** The job it is about. */
  job_id: optional(id),
  idempotency_key: idempotencyKey,
  /** Invisible to people: who fills it in is a robot and gets the answer of success. */
  website: z.string().max(2000).optional(),
});
/** The form as somebody fills it in; the rest comes with sending. */
export const contactForm = contactBody.omit({ idempotency_key: true });

export const staffMessageQuery = z.object({
  status: optional(z.enum(['waiting', 'done'])),
  ...pageQuery.shape,
});
export const staffMessageAnswer = pagedAnswer(
  z.object({
    id: z.int(),
    name: z.string(),
    phone: z.string(),
    email: nullableText,
    topic: z.enum(TOPICS),
    message: z.string(),
    /** Null: about none. */
    job_id: z.int().nullable(),
    lang,
    created_at: z.string(),
    done_at: nullableText,
    done_by: nullableText,
  }),
);
