import { eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isMobileNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { Danger } from '#core/site/assistant/intents/dangers.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { keyedLimits } from '#server/ground/limits/keyed-limits.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, type SentOnce } from '#server/ground/request/sent-once.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';

const PER_PHONE = [{ seconds: inSeconds({ days: 1 }), max: 2 }];
const PER_BLOCK = [{ seconds: inSeconds({ days: 1 }), max: 10 }];

export interface CallWish {
  name: string | undefined;
  /** 01XXXXXXXXX */
  phone: string;
  once: SentOnce;
  lang: Lang;
  urgent: Danger | undefined;
}

/** Puts the phone into the list of staff; the same key again changes nothing. */
export async function requestCall(
  services: Services,
  { name, phone: national, once, lang, urgent }: CallWish,
  origin: Origin,
): Promise<void> {
  const phone = toStoredPhone(national);
  if (phone === null || !isMobileNumber(national))
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const now = services.now();
  await services.db.transaction(async (db) => {
    const [inserted] = await db
      .insert(callRequests)
      .values({
        name: name ?? null,
        phone,
        lang,
        urgent: urgent ?? null,
        idempotencyKey: once.key,
        idempotencyHash: once.hash,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: callRequests.id });
    if (inserted === undefined) {
      const [known] = await db
        .select({ hash: callRequests.idempotencyHash })
        .from(callRequests)
        .where(eq(callRequests.idempotencyKey, once.key));
      checkSentSame(known?.hash ?? null, once);
      return;
    }
    // Who asked for a usual call before must still be able to ask for help.
    const purpose = urgent ? 'urgent-call' : 'call';
    const limits = [
      ...keyedLimits(services.config, (secret) => [
        { key: `${purpose}-phone:${keyedHash(secret, 'phone', phone)}`, windows: PER_PHONE },
      ]),
      ...blockLimit(services, `${purpose}-block`, origin.ip, PER_BLOCK),
    ];
    await takeLimits(db, limits, now);
    if (urgent) await raiseAlarm({ ...services, db }, 'urgent_call', `call-request:${inserted.id}`);
    await writeAudit({ ...services, db }, origin, {
      action: 'call_requested',
      outcome: 'ok',
      target: `call-request:${inserted.id}`,
    });
  });
}
