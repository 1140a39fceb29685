import { and, eq, isNotNull } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isMobileNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { Topic } from '#core/site/contact/topics.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { keyedLimits } from '#server/ground/limits/keyed-limits.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, type SentOnce } from '#server/ground/request/sent-once.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';

const PER_PHONE = [{ seconds: inSeconds({ days: 1 }), max: 5 }];
const PER_BLOCK = [{ seconds: inSeconds({ days: 1 }), max: 20 }];

export interface ContactMessage {
  name: string;
  /** 01XXXXXXXXX */
  phone: string;
  email: string | undefined;
  topic: Topic;
  message: string;
  jobId: number | undefined;
  lang: Lang;
}

/** Puts a message into the list of staff; the same key again changes nothing. */
export async function sendContactMessage(
  services: Services,
  { phone: national, email, ...written }: ContactMessage,
  once: SentOnce,
  origin: Origin,
): Promise<void> {
  const phone = toStoredPhone(national);
  if (phone === null || !isMobileNumber(national))
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const now = services.now();
  await services.db.transaction(async (db) => {
    if (written.jobId !== undefined) await checkJob(db, written.jobId);
    const [inserted] = await db
      .insert(contactMessages)
      .values({
        ...written,
        phone,
        email: email ?? null,
        idempotencyKey: once.key,
        idempotencyHash: once.hash,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (inserted === undefined) {
      const [known] = await db
        .select({ hash: contactMessages.idempotencyHash })
        .from(contactMessages)
        .where(eq(contactMessages.idempotencyKey, once.key));
      checkSentSame(known?.hash ?? null, once);
      return;
    }
    const limits = [
      ...keyedLimits(services.config, (secret) => [
        { key: `message-phone:${keyedHash(secret, 'phone', phone)}`, windows: PER_PHONE },
      ]),
      ...blockLimit(services, 'message-block', origin.ip, PER_BLOCK),
    ];
    await takeLimits(db, limits, now);
    await writeAudit({ ...services, db }, origin, {
      action: 'message_sent',
      outcome: 'ok',
      target: `message:${inserted.id}`,
    });
  });
}

/** Throws unless the job was ever shown. */
async function checkJob(db: Db, jobId: number) {
  const isShown = and(eq(jobOffers.id, jobId), isNotNull(jobOffers.postedAt));
  if ((await db.$count(jobOffers, isShown)) === 0)
    throw new ApiError('job_not_found', { values: { id: jobId } });
}
