/**
 * Limits how often codes are sent and tried. An SMS costs money, and six digits can be guessed.
 */

import { and, gt } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { keyedLimits } from '#server/ground/limits/keyed-limits.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';
import { addressBlock } from '#server/ground/network/address-block.ts';
import { isLoopbackAddress } from '#server/ground/network/is-loopback.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { wasSent } from './phone-purposes.ts';

/** Longer than the wait for another one: messages here often come late. */
export const OTP_LIFE_SECONDS = 300;
export const TRIES_PER_CODE = 5;

const PER_PHONE = [
  { seconds: 60, max: 1 },
  { seconds: inSeconds({ minutes: 10 }), max: 3 },
  { seconds: inSeconds({ hours: 1 }), max: 5 },
  { seconds: inSeconds({ days: 1 }), max: 10 },
];
const PER_BLOCK = [{ seconds: inSeconds({ hours: 1 }), max: 20 }];
/** A new code gives no new tries. */
const TRIES = [{ seconds: inSeconds({ minutes: 10 }), max: TRIES_PER_CODE }];

/** While developing everybody comes from the same address, which says nothing. */
const saysNothing = ({ config }: Pick<Services, 'config'>, ip: string) =>
  isLoopbackAddress(ip) && !config.isProduction;

/** The neighbourhood an address lies in, as a keyed hash; null where it says nothing. */
export function blockKey(services: Pick<Services, 'config'>, ip: string): string | null {
  if (saysNothing(services, ip)) return null;
  return keyedHash(services.config.appSecret, 'address', addressBlock(ip));
}

/** A limit for the neighbourhood an address lies in. */
export function blockLimit(
  services: Pick<Services, 'config'>,
  name: string,
  ip: string,
  windows: Limit['windows'] = PER_BLOCK,
): Limit[] {
  if (saysNothing(services, ip)) return [];
  return keyedLimits(services.config, (secret) => [
    { key: `${name}:${keyedHash(secret, 'address', addressBlock(ip))}`, windows },
  ]);
}

export interface CodeClient {
  ip: string;
  /** A device its owner has signed in on: strangers who ask for codes do not use up what it may. */
  device?: string | null;
}

export function sendLimits(
  services: Pick<Services, 'config'>,
  phone: string,
  { ip, device = null }: CodeClient,
): Limit[] {
  const asker =
    device === null
      ? keyedLimits(services.config, (secret) => [
          { key: `otp-phone:${keyedHash(secret, 'phone', phone)}`, windows: PER_PHONE },
        ])
      : [{ key: `otp-device:${device}`, windows: PER_PHONE }];
  return [...asker, ...blockLimit(services, 'otp-block', ip)];
}

/** `who` may try: an account, or the one who started a reset. */
export const tryLimit = (who: string): Limit => ({ key: `otp-tries:${who}`, windows: TRIES });

/**
 * The last resort: so many codes in an hour that the bill counts for more than who waits. With the
 * limit of a block it takes a hundred blocks to get there.
 */
export async function isBudgetSpent({ db, config }: Services, now: Date): Promise<boolean> {
  const hourAgo = dayjs.utc(now).subtract(1, 'hour').toDate();
  const sends = await db.$count(otpCodes, and(wasSent, gt(otpCodes.createdAt, hourAgo)));
  return sends >= config.smsPerHour;
}
