/**
 * Guessing is slowed per account and per neighbourhood. A device that has signed in before has a
 * count of its own: the owner gets in while strangers are held off.
 */

import { inSeconds } from '#core/ground/dates/duration.ts';
import { keyedLimits } from '#server/ground/limits/keyed-limits.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';
import { addressBlock } from '#server/ground/network/address-block.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';

const QUARTER = inSeconds({ minutes: 15 });
const PER_DEVICE = [{ seconds: QUARTER, max: 10 }];
const PER_ACCOUNT_AND_BLOCK = [{ seconds: QUARTER, max: 5 }];
const PER_ACCOUNT = [
  { seconds: QUARTER, max: 10 },
  { seconds: inSeconds({ days: 1 }), max: 100 },
];
const FAILURES_PER_BLOCK = [{ seconds: QUARTER, max: 100 }];

export interface SignInTry {
  /** The name that was typed in, in its one form. */
  name: string;
  userId: number | undefined;
  device: string | null;
  ip: string;
}

export function signInLimits(
  { config }: Services,
  { name, userId, device, ip }: SignInTry,
): Limit[] {
  if (device !== null) return [{ key: `sign-in-device:${device}`, windows: PER_DEVICE }];
  return keyedLimits(config, (secret) => {
    const account = userId === undefined ? keyedHash(secret, 'sign-in', name) : `user:${userId}`;
    const place = keyedHash(secret, 'sign-in-place', addressBlock(ip));
    return [
      { key: `sign-in:${account}:${place}`, windows: PER_ACCOUNT_AND_BLOCK },
      { key: `sign-in:${account}`, windows: PER_ACCOUNT },
    ];
  });
}

export const failureLimit = (services: Services, ip: string): Limit[] =>
  blockLimit(services, 'sign-in-failures', ip, FAILURES_PER_BLOCK);
