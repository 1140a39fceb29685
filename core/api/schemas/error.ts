import { z } from 'zod';

/** Permanent ids of everything that can go wrong; texts stand in locales/{lang}/errors.json. */
export const errorCodes = [
  'invalid_input',
  'invalid_json',
  'unsupported_media_type',
  'body_too_large',
  'unknown_id',
  'not_found',
  'job_not_found',
  'method_not_allowed',
  'not_signed_in',
  'phone_not_verified',
  'forbidden',
  'wrong_credentials',
  'account_exists',
  'otp_wrong',
  'otp_expired',
  'reset_token_invalid',
  'not_a_tutor',
  'profile_incomplete',
  'city_mismatch',
  'terms_not_accepted',
  'banned',
  'deactivated',
  'job_closed',
  'already_applied',
  'sms_unavailable',
  'too_many_requests',
  'unavailable',
  'server_error',
  'profile_locked',
  'tracking_off',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorAnswer = z.object({
  type: z.literal('error'),
  code: z.enum(errorCodes),
  message: z.string().describe('in the lang of the request'),
  errors: z.record(z.string(), z.array(z.string())).describe('field to messages'),
  request_id: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
