/** Sends a code to the new number; only the code that arrived proves whose number it is. */

import { eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkPhoneIsFree } from '#server/people/account/check-phone-is-free.ts';
import { lockPerson } from '#server/people/account/lock-person.ts';
import { sendPhoneCode, verifyPhoneCode } from '#server/people/otp/phone-codes.ts';
import { renewSessionToken, type StartedSession } from '#server/people/session/sessions.ts';
import { applyChange } from './apply-change.ts';
import { ownBegun } from './find-change.ts';

/** Each costs an SMS to a stranger, perhaps. */
const NEW_NUMBERS = [{ seconds: inSeconds({ days: 1 }), max: 10 }];

const challengeOf = ({ session }: Caller) => `number:${session.id}`;

export async function sendNewNumberCode(
  services: Services,
  caller: Caller,
  national: string,
  { lang, origin }: { lang: Lang; origin: Origin },
): Promise<void> {
  const { db } = services;
  const change = await ownBegun(db, caller, services.now());
  if (toStoredPhone(national) === change.oldPhone)
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unchanged' } } });
  const limit = { key: `new-number:${caller.user.id}`, windows: NEW_NUMBERS };
  await takeLimits(db, [limit], services.now());
  await sendPhoneCode(services, 'phone_new', national, {
    challenge: challengeOf(caller),
    origin,
    lang,
  });
}

/** Gives the session with its new token if the number has changed; null if staff decide. */
export async function verifyNewNumber(
  services: Services,
  caller: Caller,
  given: { phone_no: string; otp: string },
  origin: Origin,
): Promise<StartedSession | null> {
  await ownBegun(services.db, caller, services.now());
  const newPhone = await verifyPhoneCode(services, 'phone_new', given, {
    challenge: challengeOf(caller),
    origin,
  });
  return services.db.transaction(async (db) => {
    const user = await lockPerson(db, caller.user.id);
    const change = await ownBegun(db, caller, services.now());
    if (user.phoneNo !== change.oldPhone) throw new ApiError('wrong_state');
    const now = services.now();
    await checkPhoneIsFree(db, newPhone, now, user.id);
    const verified = { newPhone, newVerifiedAt: now };
    await db.update(numberChanges).set(verified).where(eq(numberChanges.id, change.id));
    if (change.oldVerifiedAt === null) return null;
    await applyChange(services, db, { user, change: { ...change, ...verified } }, origin);
    return renewSessionToken(db, caller.session);
  });
}
