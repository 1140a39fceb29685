/**
 * Reading the whole board or hub in one go is slowed, over all nodes; reading it at the pace of a polite
 * robot is not. What counts is how many different lists and details an address asks for: a school that
 * looks at one board all day asks one question. Who goes on in spite of the refusals is reported.
 */
import { inMs, inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { addressOf } from '#server/ground/network/address-block.ts';
import { isLoopbackAddress } from '#server/ground/network/is-loopback.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { keyedLimits } from './keyed-limits.ts';
import { countUse, type Limit } from './take-limits.ts';

const REMEMBERED_MS = inMs({ hours: 1 });
const MOST_REMEMBERED = 50_000;
/** Shares of `RATE_LIMIT_PER_MINUTE` (600): 30 in 10 s, 120 a minute, 3,600 an hour. */
const windowsFor = (perMinute: number) => [
  { seconds: 10, max: Math.max(1, Math.ceil(perMinute / 20)) },
  { seconds: 60, max: Math.max(1, Math.ceil(perMinute / 5)) },
  { seconds: inSeconds({ hours: 1 }), max: perMinute * 6 },
];
/** Refusals of an address within 10 minutes that no patient caller collects. */
const REFUSALS = [{ seconds: inSeconds({ minutes: 10 }), max: 20 }];

/** The questions an address has asked already, on this node: a repeated one counts no more. */
const askedOf = onceFor((_: Services) => new Map<string, number>());

function isAskedAgain(services: Services, question: string, now: number): boolean {
  const known = askedOf(services);
  const before = known.get(question);
  if (before !== undefined && now - before < REMEMBERED_MS) return true;
  if (known.size >= MOST_REMEMBERED) known.clear();
  return false;
}

const limitsFor = ({ config }: Services, ip: string, kind: string, windows: Limit['windows']) =>
  keyedLimits(config, (secret) => [
    { key: `${kind}:${keyedHash(secret, 'address', addressOf(ip))}`, windows },
  ]);

export async function slowCopying(services: Services, ip: string, question: string): Promise<void> {
  const { db, config } = services;
  // While developing everybody comes from the same address.
  if (isLoopbackAddress(ip) && !config.isProduction) return;
  const now = services.now();
  const own = `${addressOf(ip)} ${question}`;
  if (isAskedAgain(services, own, now.getTime())) return;
  const windows = windowsFor(config.rateLimitPerMinute);
  const seconds = await countUse(db, limitsFor(services, ip, 'copy', windows), now);
  if (seconds === 0) {
    askedOf(services).set(own, now.getTime());
    return;
  }
  const isStubborn =
    (await countUse(db, limitsFor(services, ip, 'copy-refused', REFUSALS), now)) > 0;
  if (isStubborn) {
    const network = keyedHash(config.appSecret, 'address', addressOf(ip)).slice(0, 8);
    await raiseAlarm(services, 'bulk_reading', `network:${network}`);
  }
  throw new ApiError('too_many_requests', { values: { seconds } });
}
