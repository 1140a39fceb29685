/** A code from the app, or one of the recovery codes. */

import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { secondFactors } from '#server/ground/db/schema/second-factors.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { clearLimits, countUse, type Limit } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { open } from '#server/ground/secrets/seal.ts';
import type { Services } from '#server/ground/services/services.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

export const SEALED_FOR = 'second-factor';
const TRIES = [
  { seconds: inSeconds({ minutes: 15 }), max: 5 },
  { seconds: inSeconds({ days: 1 }), max: 30 },
];
const APP_CODE = /^\d{6}$/;

export const factorTryLimit = (userId: number): Limit => ({
  key: `second-factor:${userId}`,
  windows: TRIES,
});
const wrongCode = () => new ApiError('otp_wrong', { fields: { code: { key: 'otp_wrong' } } });

/**
 * Each step is taken once: who looks over a shoulder comes too late. A new app's first code may be
 * of the same moment as the last one of the app before.
 */
async function takeStep(db: Db, userId: number, step: number, isPending: boolean) {
  const { lastStep } = secondFactors;
  const isNew = isPending ? undefined : or(isNull(lastStep), lt(lastStep, step));
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNew))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

async function isAppCode(services: Services, userId: number, code: string, isPending: boolean) {
  const { db, config } = services;
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const sealed = isPending ? row?.pendingSecret : row?.secret;
  if (sealed === null || sealed === undefined) return false;
  const secret = open(config, SEALED_FOR, sealed);
  const step = secret === null ? null : findStep(secret, code, services.now());
  return step !== null && (await takeStep(db, userId, step, isPending));
}

/** Counts the try, and the whole team hears of many; `isPending`: of the app that is being set up. */
export async function checkFactor(
  services: Services,
  userId: number,
  code: string,
  origin: Origin,
  isPending = false,
): Promise<void> {
  const { db } = services;
  const audit = (action: 'second_factor_given' | 'recovery_code_used', outcome: string) =>
    writeAudit(services, origin, { action, outcome, userId });
  const seconds = await countUse(db, [factorTryLimit(userId)], services.now());
  if (seconds > 0) {
    await audit('second_factor_given', 'too_many_requests');
    await raiseAlarm(services, 'second_factor_guessing', `user:${userId}`);
    throw new ApiError('too_many_requests', { values: { seconds } });
  }
  const isFromApp = APP_CODE.test(code);
  const isRight = isFromApp
    ? await isAppCode(services, userId, code, isPending)
    : !isPending && (await takeRecoveryCode(db, userId, code, services.now()));
  await audit(
    isFromApp ? 'second_factor_given' : 'recovery_code_used',
    isRight ? 'ok' : 'otp_wrong',
  );
  if (!isRight) throw wrongCode();
  await clearLimits(db, [factorTryLimit(userId)]);
}
