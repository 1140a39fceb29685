import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Db } from '#server/ground/db/database.ts';
import { keyedLimits } from '#server/ground/limits/keyed-limits.ts';
import { type Limit, takeLimits } from '#server/ground/limits/take-limits.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';

const PER_PHONE = [{ seconds: inSeconds({ days: 1 }), max: 3 }];
const PER_BLOCK = [{ seconds: inSeconds({ days: 1 }), max: 10 }];
/** A page of a partner that is abused floods staff with at most this. */
const PER_SITE = [{ seconds: inSeconds({ days: 1 }), max: 200 }];

export interface RequestSource {
  /** Counted apart: who has asked for tutors may still need a coach. */
  kind: 'tutor' | 'coach';
  /** E.164. */
  phone: string;
  ip: string;
  site: string | undefined;
}

/** Takes the limits in the transaction of the request: what is not made counts nothing. */
export async function takeRequestLimits(
  services: Services,
  db: Db,
  { kind, phone, ip, site }: RequestSource,
): Promise<void> {
  const limits: Limit[] = [
    ...keyedLimits(services.config, (secret) => [
      { key: `hire-phone:${kind}:${keyedHash(secret, 'phone', phone)}`, windows: PER_PHONE },
    ]),
    ...blockLimit(services, 'hire-block', ip, PER_BLOCK),
    ...(site === undefined ? [] : [{ key: `hire-site:${site}`, windows: PER_SITE }]),
  ];
  await takeLimits(db, limits, services.now());
}
