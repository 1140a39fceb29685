/** A change begins with a code to the old number, or, where that is lost, with the password. */

import { and, eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkCurrentPassword } from '#server/people/account/change-password.ts';
import { isUndoable } from '#server/people/account/is-phone-reserved.ts';
import { lockPerson } from '#server/people/account/lock-person.ts';
import { checkOtp } from '#server/people/otp/check-otp.ts';
import { sendOtp } from '#server/people/otp/send-otp.ts';
import { findOpenChange } from './find-change.ts';

/** Nobody changes a number often. */
const BEGINNINGS = [{ seconds: inSeconds({ days: 1 }), max: 10 }];

const codeOf = ({ user, session }: Caller) =>
  ({
    purpose: 'phone_old',
    phone: user.phoneNo,
    binding: `number:${session.id}`,
    who: `user:${user.id}`,
  }) as const;

/** Numbers of staff are changed on the command line only. */
export function refuseStaff({ user }: Caller): void {
  if (user.type === 'staff') throw new ApiError('forbidden');
}

/** A second change in its day would take from the link of the first what it gives back. */
async function refuseAfterAnother(db: Db, userId: number, now: Date): Promise<void> {
  const open = await findOpenChange(db, userId);
  if (open !== null && open.state !== 'begun')
    throw new ApiError('wrong_state', { text: 'number_change_open' });
  const isRecent = and(eq(numberChanges.userId, userId), isUndoable(now));
  if ((await db.$count(numberChanges, isRecent)) > 0)
    throw new ApiError('wrong_state', { text: 'number_change_recent' });
}

export async function sendOldNumberCode(
  services: Services,
  caller: Caller,
  { lang, origin }: { lang: Lang; origin: Origin },
): Promise<void> {
  refuseStaff(caller);
  const userId = caller.user.id;
  await refuseAfterAnother(services.db, userId, services.now());
  const result = await sendOtp(services, { ...codeOf(caller), userId, lang, ip: origin.ip });
  const outcome = result.status === 'sent' ? 'ok' : result.status;
  await writeAudit(services, origin, { action: 'old_phone_code_sent', outcome, userId });
  if (result.status === 'too_many_requests')
    throw new ApiError('too_many_requests', { values: { seconds: result.seconds } });
  if (result.status === 'sms_unavailable') throw new ApiError('sms_unavailable');
}

/** Ends a change that was begun in another session. One that is with staff stays and refuses a new one. */
async function begin(services: Services, { user, session }: Caller, oldVerifiedAt: Date | null) {
  const now = services.now();
  await services.db.transaction(async (db) => {
    const { phoneNo } = await lockPerson(db, user.id);
    // Another change came into effect after the code was sent.
    if (phoneNo !== user.phoneNo) throw new ApiError('wrong_state');
    await refuseAfterAnother(db, user.id, now);
    const isBegun = and(eq(numberChanges.userId, user.id), eq(numberChanges.state, 'begun'));
    await db.delete(numberChanges).where(isBegun);
    await db.insert(numberChanges).values({
      userId: user.id,
      sessionId: session.id,
      oldPhone: phoneNo,
      oldVerifiedAt,
      createdAt: now,
    });
  });
}

export async function beginByCode(
  services: Services,
  caller: Caller,
  code: string,
  origin: Origin,
): Promise<void> {
  refuseStaff(caller);
  const userId = caller.user.id;
  const audit = (outcome: string) =>
    writeAudit(services, origin, { action: 'old_phone_code_verified', outcome, userId });
  try {
    await checkOtp(services, { ...codeOf(caller), code });
  } catch (error) {
    if (error instanceof ApiError) await audit(error.code);
    throw error;
  }
  await audit('ok');
  await begin(services, caller, services.now());
}

/** Accounts without a password are asked for none: staff check more, and the change waits a day. */
export async function beginWithoutOldNumber(
  services: Services,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  refuseStaff(caller);
  const { user } = caller;
  const limit = { key: `number-change:${user.id}`, windows: BEGINNINGS };
  await takeLimits(services.db, [limit], services.now());
  if (user.passwordHash !== null) {
    if (password === undefined)
      throw new ApiError('invalid_input', { fields: { password: { key: 'required' } } });
    await checkCurrentPassword(services, caller, { password, field: 'password' }, origin);
  }
  await begin(services, caller, null);
}
