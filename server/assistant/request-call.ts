import { isMobileNumber, toStoredPhone } from '#core/account/phone-number.ts';
import type { Lang } from '#core/api/schemas/fields.ts';
import { type Origin, writeAudit } from '#server/audit/write-audit.ts';
import { callRequests } from '#server/db/schema/call-requests.ts';
import { ApiError } from '#server/http/api-error.ts';
import { takeLimits } from '#server/limits/take-limits.ts';
import { blockLimit } from '#server/otp/otp-limits.ts';
import { keyedHash } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';

const DAY = 24 * 3600;
const PER_PHONE = [{ seconds: DAY, max: 2 }];
const PER_BLOCK = [{ seconds: DAY, max: 10 }];

export interface CallWish {
  name: string | undefined;
  /** 01XXXXXXXXX */
  phone: string;
  key: string;
  lang: Lang;
}

/** Puts the phone into the list of staff; the same key again changes nothing. */
export async function requestCall(
  services: Services,
  { name, phone: national, key, lang }: CallWish,
  origin: Origin,
): Promise<void> {
  const phone = toStoredPhone(national);
  if (phone === null || !isMobileNumber(national))
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const now = services.now();
  await services.db.transaction(async (db) => {
    const [inserted] = await db
      .insert(callRequests)
      .values({ name: name ?? null, phone, lang, idempotencyKey: key, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: callRequests.id });
    if (inserted === undefined) return;
    const hash = keyedHash(services.config.appSecret, 'phone', phone);
    const limits = [
      { key: `call-phone:${hash}`, windows: PER_PHONE },
      ...blockLimit(services, 'call-block', origin.ip, PER_BLOCK),
    ];
    await takeLimits(db, limits, now);
    await writeAudit({ ...services, db }, origin, {
      action: 'call_requested',
      outcome: 'ok',
      target: `call-request:${inserted.id}`,
    });
  });
}
