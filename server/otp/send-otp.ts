import { randomInt, randomUUID } from 'node:crypto';
import type { Lang } from '#core/api/schemas/fields.ts';
import { brand } from '#core/brand.ts';
import { otpCodes } from '#server/db/schema/otp-codes.ts';
import { outboxMessages } from '#server/db/schema/outbox-messages.ts';
import { countUse, readWait } from '#server/limits/take-limits.ts';
import { keyedHash } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';
import { deliver, toOutboxRow } from '#server/sms/outbox.ts';
import { serverText } from '#server/text/server-text.ts';
import { isSendingStopped, OTP_LIFE_SECONDS, sendLimits, tryLimit } from './otp-limits.ts';

/** Spec public-site §9: the wait before a new code is offered. */
export const RESEND_SECONDS = 120;

export interface OtpRequest {
  purpose: 'verify' | 'reset' | 'hire';
  /** E.164. */
  phone: string;
  /**
   * Null when nobody has the number: all is done as if, but no message goes out. The code of the
   * hire form goes to a phone, whoever has it, and names nobody.
   */
  userId: number | null;
  /** What alone may use the code: a session, or the hash of a reset challenge. */
  binding: string;
  /** Whose tries are counted. */
  who: string;
  lang: Lang;
  ip: string;
}

export type SendResult =
  | { status: 'sent' }
  | { status: 'sms_unavailable' }
  | { status: 'too_many_requests'; seconds: number };

export const hashCode = (secret: string, id: string, code: string) =>
  keyedHash(secret, 'otp', `${id}:${code}`);

/** Whether the code is on its way to somebody, or only looks like it. */
export const isReal = ({ userId, purpose }: Pick<OtpRequest, 'userId' | 'purpose'>): boolean =>
  userId !== null || purpose === 'hire';

/** The last line is what phones look for to fill the code in by themselves. */
function toText({ config }: Services, { purpose, lang }: OtpRequest, code: string): string {
  const text = serverText(`sms.${purpose}`, lang, {
    code,
    brand: lang === 'bn' ? brand.nameBn : brand.name,
  });
  return `${text}\n\n@${new URL(config.publicUrl).hostname} #${code}`;
}

async function writeCode(services: Services, request: OtpRequest, now: Date) {
  const { phone, purpose, userId, binding } = request;
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + OTP_LIFE_SECONDS * 1000);
  return services.db.transaction(async (transaction) => {
    await transaction.insert(otpCodes).values({
      id,
      phone,
      purpose,
      userId,
      binding,
      codeHash: hashCode(services.config.appSecret, id, code),
      createdAt: now,
      expiresAt,
    });
    const [message] = await transaction
      .insert(outboxMessages)
      .values(
        toOutboxRow(services, {
          channel: isReal(request) ? 'sms' : 'none',
          to: phone,
          text: toText(services, request, code),
          otp: code,
          expiresAt,
          // How long the gateway takes would tell whether the number has an account.
          isForLater: purpose === 'reset',
        }),
      )
      .returning();
    return message;
  });
}

export async function sendOtp(services: Services, request: OtpRequest): Promise<SendResult> {
  const { db } = services;
  const now = services.now();
  const triesWait = await readWait(db, [tryLimit(request.who)], now);
  if (triesWait > 0) return { status: 'too_many_requests', seconds: triesWait };
  if (await isSendingStopped(services, now)) return { status: 'sms_unavailable' };
  const seconds = await countUse(db, sendLimits(services, request.phone, request.ip), now);
  if (seconds > 0) return { status: 'too_many_requests', seconds };
  const message = await writeCode(services, request, now);
  if (message === undefined || request.purpose === 'reset') return { status: 'sent' };
  const isDelivered = await deliver(services, message);
  return { status: isDelivered ? 'sent' : 'sms_unavailable' };
}
