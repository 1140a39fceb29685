/**
 * Limits how often an address may be given: no mailbox is filled by ours, and no person tries many.
 */
import { inSeconds } from '#core/ground/dates/duration.ts';
import { keyedLimits } from '#server/ground/limits/keyed-limits.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';

const PER_PERSON = [{ seconds: inSeconds({ days: 1 }), max: 5 }];
const PER_BLOCK = [{ seconds: inSeconds({ days: 1 }), max: 40 }];
const PER_ADDRESS = [{ seconds: inSeconds({ days: 1 }), max: 5 }];

export const addressLimits = (services: Pick<Services, 'config'>, email: string): Limit[] =>
  keyedLimits(services.config, (secret) => [
    { key: `email-to:${keyedHash(secret, 'email', email)}`, windows: PER_ADDRESS },
  ]);

export const changeLimits = (
  services: Pick<Services, 'config'>,
  { userId, email, ip }: { userId: number; email: string; ip: string },
): Limit[] => [
  { key: `email-change:${userId}`, windows: PER_PERSON },
  ...blockLimit(services, 'email-change', ip, PER_BLOCK),
  ...addressLimits(services, email),
];
