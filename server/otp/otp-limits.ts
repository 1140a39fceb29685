/** How often codes are sent and tried. An SMS costs money, and six digits can be guessed. */
import { and, count, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import { otpCodes } from '#server/db/schema/otp-codes.ts';
import { addressBlock } from '#server/limits/address-block.ts';
import type { Limit } from '#server/limits/take-limits.ts';
import { keyedHash } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';

export const OTP_LIFE_SECONDS = 120;
export const TRIES_PER_CODE = 5;

const HOUR = 3600;
const PER_PHONE = [
  { seconds: 60, max: 1 },
  { seconds: 600, max: 3 },
  { seconds: HOUR, max: 5 },
  { seconds: 24 * HOUR, max: 10 },
];
const PER_BLOCK = [{ seconds: HOUR, max: 20 }];
/** A new code gives no new tries. */
const TRIES = [{ seconds: 600, max: TRIES_PER_CODE }];

const BREAKER_MINUTES = 15;
const BREAKER_MIN_SENDS = 20;
const BREAKER_SHARE = 0.2;

/** While developing everybody comes from the same address. */
const isOwnMachine = (ip: string) => /^(127\.|::1$|::ffff:127\.)/.test(ip);

/** A limit for the neighbourhood an address lies in. */
export function blockLimit(
  { config }: Pick<Services, 'config'>,
  name: string,
  ip: string,
  windows: Limit['windows'] = PER_BLOCK,
): Limit[] {
  if (isOwnMachine(ip) && !config.isProduction) return [];
  return [{ key: `${name}:${keyedHash(config.appSecret, 'address', addressBlock(ip))}`, windows }];
}

export function sendLimits(services: Pick<Services, 'config'>, phone: string, ip: string): Limit[] {
  const key = `otp-phone:${keyedHash(services.config.appSecret, 'phone', phone)}`;
  return [{ key, windows: PER_PHONE }, ...blockLimit(services, 'otp-block', ip)];
}

/** `who` may try: an account, or the one who started a reset. */
export const tryLimit = (who: string): Limit => ({ key: `otp-tries:${who}`, windows: TRIES });

/**
 * Whether sending has to stop for all: the hour's budget is spent, or hardly any code is used,
 * which is what it looks like when somebody earns on the messages. Codes still alive do not count:
 * their owners are reading them.
 */
export async function isSendingStopped({ db, config }: Services, now: Date): Promise<boolean> {
  const since = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const wasSent = or(isNotNull(otpCodes.userId), eq(otpCodes.purpose, 'hire'));
  const [hour] = await db
    .select({ sends: count() })
    .from(otpCodes)
    .where(and(wasSent, gt(otpCodes.createdAt, since(60))));
  if ((hour?.sends ?? 0) >= config.smsPerHour) return true;
  const [recent] = await db
    .select({
      sends: count(),
      used: sql<number>`count(${otpCodes.usedAt})`.mapWith(Number),
    })
    .from(otpCodes)
    .where(
      and(
        wasSent,
        gt(otpCodes.createdAt, since(BREAKER_MINUTES)),
        or(isNotNull(otpCodes.usedAt), lte(otpCodes.expiresAt, now)),
      ),
    );
  const { sends, used } = recent ?? { sends: 0, used: 0 };
  return sends >= BREAKER_MIN_SENDS && used < sends * BREAKER_SHARE;
}
