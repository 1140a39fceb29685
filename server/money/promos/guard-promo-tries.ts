/** Guessing codes is slowed for a person and for an address, and staff hear of who goes on. */
import { inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { addressLimits } from '#server/ground/limits/address-limits.ts';
import { countUse, type Limit } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';

const PER_PERSON = [
  { seconds: inSeconds({ minutes: 10 }), max: 15 },
  { seconds: inSeconds({ days: 1 }), max: 60 },
];
/** Many people share an address: a campus, a mobile network. */
const PER_ADDRESS = [
  { seconds: inSeconds({ minutes: 10 }), max: 60 },
  { seconds: inSeconds({ days: 1 }), max: 600 },
];

/** Counts a try, right or wrong. Outside the transaction of the try, which a wrong code takes back. */
export async function guardPromoTries(
  services: Services,
  userId: number,
  { ip }: Pick<Origin, 'ip'>,
): Promise<void> {
  const { db, now } = services;
  const limits: Limit[] = [
    { key: `promo:${userId}`, windows: PER_PERSON },
    ...addressLimits(services, { kind: 'promo-from', ip, windows: PER_ADDRESS }),
  ];
  const seconds = await countUse(db, limits, now());
  if (seconds === 0) return;
  await raiseAlarm(services, 'promo_guessing', `user:${userId}`);
  throw new ApiError('too_many_requests', { values: { seconds } });
}
