import { randomInt, randomUUID } from 'node:crypto';
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { countUse, readWait } from '#server/ground/limits/take-limits.ts';
import { isKeyedHash, keyedHash, type Secrets } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { deliver, toOutboxRow } from '#server/notify/messages/outbox.ts';
import { probeLimits } from './otp-circuits.ts';
import {
  blockKey,
  type CodeClient,
  isBudgetSpent,
  OTP_LIFE_SECONDS,
  sendLimits,
  tryLimit,
} from './otp-limits.ts';
import { PHONE_PURPOSES, type PhonePurpose } from './phone-purposes.ts';

/** The wait before a new code is offered. Source: docs/requirements/people/accounts.md, "Codes". */
export const RESEND_SECONDS = 120;

export interface OtpRequest extends CodeClient {
  purpose: 'verify' | 'reset' | 'phone_old' | PhonePurpose;
  /** E.164. */
  phone: string;
  /**
   * Null when nobody has the number: all is done as if, but no message goes out. A code that goes
   * to a phone names nobody.
   */
  userId: number | null;
  /** The one thing that may use the code: a session, or the hash of a reset challenge. */
  binding: string;
  /** The user, phone, device or binding whose tries are counted. */
  who: string;
  lang: Lang;
}

export type SendResult =
  | { status: 'sent' }
  | { status: 'sms_unavailable' }
  | { status: 'too_many_requests'; seconds: number };

/** Tells if the code with this id is the one with this hash. */
export const isCode = (secrets: Secrets, id: string, code: string, hash: string) =>
  isKeyedHash(secrets, 'otp', `${id}:${code}`, hash);

/** Returns whether the code is on its way to somebody, or only looks like it. */
export const isReal = ({ userId, purpose }: Pick<OtpRequest, 'userId' | 'purpose'>): boolean =>
  userId !== null || PHONE_PURPOSES.some((one) => one === purpose);

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
      addressBlock: blockKey(services, request.ip),
      codeHash: keyedHash(services.config.appSecret, 'otp', `${id}:${code}`),
      createdAt: now,
      expiresAt,
    });
    const [message] = await transaction
      .insert(outboxMessages)
      .values(
        toOutboxRow(services, {
          event: `code_${purpose}`,
          channel: isReal(request) ? 'sms' : 'none',
          userId,
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
  if (await isBudgetSpent(services, now)) {
    await raiseAlarm(services, 'sms_budget_spent', 'all');
    return { status: 'sms_unavailable' };
  }
  const limits = sendLimits(services, request.phone, request);
  const block = blockKey(services, request.ip);
  const probes = await probeLimits(services, { purpose: request.purpose, block }, now);
  // All or none: who may not ask again yet takes no probe from others.
  if ((await countUse(db, [...limits, ...probes], now)) > 0) {
    const seconds = await readWait(db, limits, now);
    return seconds > 0 ? { status: 'too_many_requests', seconds } : { status: 'sms_unavailable' };
  }
  const message = await writeCode(services, request, now);
  if (message === undefined || request.purpose === 'reset') return { status: 'sent' };
  const isDelivered = await deliver(services, message);
  return { status: isDelivered ? 'sent' : 'sms_unavailable' };
}
