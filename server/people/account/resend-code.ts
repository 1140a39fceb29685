import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isMobileNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { sendOtp } from '#server/people/otp/send-otp.ts';
import { authenticate, readCredentials } from '#server/people/session/authenticate.ts';
import { type ClientInfo, type SignedIn, sendVerifyOtp } from './send-verify-otp.ts';

/** The newest session of an account that waits for its code: it alone may use the code. */
async function findWaiting({ db, now }: Services, phone: string) {
  const [row] = await db
    .select({ userId: users.id, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(users.phoneNo, phone),
        isNull(users.phoneNoVerifiedAt),
        eq(sessions.otpOnly, true),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now()),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return row;
}

/** Sends a code again, and tells no one whether anybody waits for a code at this number. */
async function resendTo(services: Services, given: string, { origin, lang }: ClientInfo) {
  const phone = isMobileNumber(given) ? toStoredPhone(given) : null;
  if (phone === null)
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const waiting = await findWaiting(services, phone);
  return sendOtp(services, {
    purpose: 'verify',
    phone,
    userId: waiting?.userId ?? null,
    binding: waiting?.sessionId ?? randomUUID(),
    who: waiting === undefined ? `phone:${phone}` : `user:${waiting.userId}`,
    lang,
    ip: origin.ip,
  });
}

/** The code once more, to the phone of the token; without one to the number, where a sign-up waits there. */
export async function resendCode(
  services: Services,
  request: FastifyRequest,
  phone: string | undefined,
  client: ClientInfo,
): Promise<SignedIn['otp']> {
  if (readCredentials(services.config, request) === null && phone !== undefined)
    return resendTo(services, phone, client);
  const caller = await authenticate(services, request);
  if (!caller.session.otpOnly) return { status: 'not_needed' };
  return sendVerifyOtp(services, caller, caller.session.id, client);
}
