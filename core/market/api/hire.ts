/** Asking for a tutor: without an account by a verified phone, or signed in as a guardian. */
import { z } from 'zod';
import {
  id,
  idempotencyKey,
  lang,
  optionalId,
  optionalInteger,
  site,
} from '#core/ground/api/fields/fields.ts';
import * as limit from '#core/ground/limits/hire-limits.ts';
import { otp, phone } from '#core/people/api/fields/account-fields.ts';
import { personName } from '#core/people/api/fields/person-text.ts';
import { addDraftIssues, requestFields } from './request-schemas.ts';

export const sendHireOtpBody = z.object({
  phone_no: phone,
  challenge: z.string().min(40).max(100).optional(),
});
export const sendHireOtpAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  challenge: z.string(),
  resend_in: z.int(),
});
export const verifyHireOtpBody = z.object({
  phone_no: phone,
  challenge: z.string().min(1).max(100),
  otp,
});
export const verifyHireOtpAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  proof: z.string(),
  expires_in: z.int(),
});

export const submitHireBody = z
  .object({
    ...requestFields,
    contact: z.object({
      name: personName,
      proof: z.string().min(1).max(100),
    }),
    site,
    /** The tutor of the hub the guardian asks for: `id` of the hub item. A wish, shown to staff. */
    tutor_id: optionalId,
    idempotency_key: idempotencyKey,
    /** Invisible to people: who fills it in is a robot and gets the answer of success. */
    website: z.string().max(2000).optional(),
  })
  .superRefine(addDraftIssues);
export const submitHireAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  request_no: z.string(),
  status: z.literal('pending'),
});

export const salaryGuideQuery = z.object({
  class_id: id,
  category_id: id,
  city_id: id,
  location_id: optionalId,
  days_in_week: optionalInteger(limit.DAYS_MIN, limit.DAYS_MAX),
  tutoring_place_id: optionalInteger(1, 3),
  lang: lang.optional(),
});
/** Null values: fewer than five jobs are like it, which says nothing. */
export const salaryGuideAnswer = z.object({
  jobs: z.int(),
  low: z.int().nullable(),
  middle: z.int().nullable(),
  high: z.int().nullable(),
  scope: z.enum(['area', 'city', 'everywhere']),
});
