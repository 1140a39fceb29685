import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { clearLimits, takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countWrongCode, triesPerCode } from './guess-alarm.ts';
import { tryLimit } from './otp-limits.ts';
import { isCode, isReal, type OtpRequest } from './send-otp.ts';

export type OtpTry = Pick<OtpRequest, 'purpose' | 'phone' | 'binding' | 'who'> & { code: string };

const problem = (code: 'otp_wrong' | 'otp_expired') =>
  new ApiError(code, { fields: { otp: { key: code } } });

/** The newest code alone counts: asking for another one ends the one before. */
async function findCode(db: Db, { purpose, phone, binding }: OtpTry, tries: number, now: Date) {
  const [row] = await db
    .select()
    .from(otpCodes)
    .where(
      and(eq(otpCodes.binding, binding), eq(otpCodes.purpose, purpose), eq(otpCodes.phone, phone)),
    )
    .orderBy(desc(otpCodes.createdAt))
    .limit(1)
    .for('update');
  const isUsable =
    row !== undefined && row.usedAt === null && row.expiresAt > now && row.tries < tries;
  return isUsable ? row : null;
}

/**
 * Uses the code up and says whose it was; throws when it is not the right one. Null is nobody's: of
 * the hire form, where the code proves a phone and no account.
 */
async function takeOtp(services: Services, attempt: OtpTry): Promise<number | null> {
  const { db, config } = services;
  const now = services.now();
  const tries = await triesPerCode(services);
  if ((await findCode(db, attempt, tries, now)) === null) throw problem('otp_expired');
  await takeLimits(db, [tryLimit(attempt.who)], now);
  // A wrong try has to be kept, so nothing is thrown inside.
  const result = await db.transaction(async (transaction) => {
    const row = await findCode(transaction, attempt, tries, now);
    if (row === null) return 'otp_expired';
    const isRight = isCode(config, row.id, attempt.code, row.codeHash) && isReal(row);
    await transaction
      .update(otpCodes)
      .set(isRight ? { usedAt: now } : { tries: row.tries + 1 })
      .where(eq(otpCodes.id, row.id));
    return isRight ? { userId: row.userId } : 'otp_wrong';
  });
  if (result === 'otp_wrong') await countWrongCode(services);
  if (typeof result === 'string') throw problem(result);
  await clearLimits(db, [tryLimit(attempt.who)]);
  return result.userId;
}

/**
 * Checks a code of an account and returns the id of its user. Throws where the code is wrong or
 * over.
 */
export async function checkOtp(services: Services, attempt: OtpTry): Promise<number> {
  const userId = await takeOtp(services, attempt);
  if (userId === null) throw problem('otp_wrong');
  return userId;
}

/** Checks the code that proves a phone alone. Throws where it is wrong or over. */
export async function checkPhoneOtp(services: Services, attempt: OtpTry): Promise<void> {
  await takeOtp(services, attempt);
}

/** After signing in again the code that is under way may be used by the new session. */
export async function rebindCodes(db: Db, userId: number, binding: string, now: Date) {
  await db
    .update(otpCodes)
    .set({ binding })
    .where(
      and(
        eq(otpCodes.userId, userId),
        eq(otpCodes.purpose, 'verify'),
        isNull(otpCodes.usedAt),
        gt(otpCodes.expiresAt, now),
      ),
    );
}
