/** Limits how often payments may be started, and sets when staff hear of tries that fail. */
import { inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { addressLimits, networkName } from '#server/ground/limits/address-limits.ts';
import { countUse, type Limit, readWait } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';

const PER_PERSON = [
  { seconds: inSeconds({ minutes: 10 }), max: 10 },
  { seconds: inSeconds({ days: 1 }), max: 40 },
];
/** Many people share an address: a campus, a mobile network. */
const PER_ADDRESS = [
  { seconds: inSeconds({ minutes: 10 }), max: 60 },
  { seconds: inSeconds({ days: 1 }), max: 600 },
];
/** More refusals by the services in a row than a card that does not work brings. */
const FAILURES = [
  { seconds: inSeconds({ hours: 1 }), max: 6 },
  { seconds: inSeconds({ days: 1 }), max: 15 },
];

export interface Payer {
  userId: number;
  origin: Pick<Origin, 'ip'>;
}

const ofPerson = (userId: number): Limit => ({ key: `payments:${userId}`, windows: PER_PERSON });

export const paymentLimits = (services: Services, { userId, origin }: Payer): Limit[] => [
  ofPerson(userId),
  ...addressLimits(services, { kind: 'payments-from', ip: origin.ip, windows: PER_ADDRESS }),
];

/** Runs what starts a payment; staff hear of a person or an address that goes on at its limit. */
export async function alarmAtLimit<T>(
  services: Services,
  { userId, origin: { ip } }: Payer,
  start: () => Promise<T>,
): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error;
    const { db, now } = services;
    const isOfPerson = (await readWait(db, [ofPerson(userId)], now())) > 0;
    const subject = isOfPerson ? `user:${userId}` : networkName(services, ip);
    await raiseAlarm(services, 'payments_failing', subject);
    throw error;
  }
}

/** A service has refused a payment, or the payer has left it. Refuses nothing: many cards fail honestly. */
export async function countFailure(services: Services, userId: number): Promise<void> {
  const limit = { key: `payments-failed:${userId}`, windows: FAILURES };
  if ((await countUse(services.db, [limit], services.now())) > 0)
    await raiseAlarm(services, 'payments_failing', `user:${userId}`);
}
