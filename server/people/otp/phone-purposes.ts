import { inArray, isNotNull, or } from 'drizzle-orm';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';

/** Purposes of codes that go to a phone, no matter who has it and whether it has an account. */
export const PHONE_PURPOSES = ['hire', 'alert', 'sign_in', 'phone_new'] as const;
export type PhonePurpose = (typeof PHONE_PURPOSES)[number];

/** The other codes are sent to accounts only; for a number without one there is just the row. */
export const wasSent = or(isNotNull(otpCodes.userId), inArray(otpCodes.purpose, PHONE_PURPOSES));
