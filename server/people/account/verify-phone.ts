import { and, eq, isNull, ne } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { refreshListingOf } from '#server/people/listing/refresh-listings.ts';
import { checkOtp } from '#server/people/otp/check-otp.ts';
import { endSession, type StartedSession, startSession } from '#server/people/session/sessions.ts';

/** The right code proves the phone and starts a full session in the place of this one. */
export async function verifyPhone(
  services: Services,
  { user, session }: Caller,
  code: string,
  origin: Origin,
): Promise<StartedSession> {
  const { db } = services;
  const now = services.now();
  const audit = (outcome: string) =>
    writeAudit(services, origin, { action: 'otp_verified', outcome, userId: user.id });
  try {
    await checkOtp(services, {
      purpose: 'verify',
      phone: user.phoneNo,
      binding: session.id,
      who: `user:${user.id}`,
      code,
    });
  } catch (error) {
    if (error instanceof ApiError) await audit(error.code);
    throw error;
  }
  const { kind } = session;
  const { userAgent } = origin;
  const started = await db.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ phoneNoVerifiedAt: now })
      .where(and(eq(users.id, user.id), isNull(users.phoneNoVerifiedAt)));
    await refreshListingOf(transaction, user.id, now);
    await endSession(transaction, user.id, session.id, now);
    const next = await startSession(
      transaction,
      { userId: user.id, kind, otpOnly: false, userAgent },
      now,
    );
    // Anybody else who waits to prove this phone is not its owner, or has another window open.
    await transaction
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.userId, user.id),
          eq(sessions.otpOnly, true),
          ne(sessions.id, next.session.id),
          isNull(sessions.revokedAt),
        ),
      );
    return next;
  });
  await audit('ok');
  return started;
}
