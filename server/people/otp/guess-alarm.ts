/**
 * Counts wrong codes over all people together. One guess for each of very many phones stays below
 * every limit of a single one; this counter sees it. It raises an alarm and leaves each code fewer
 * tries, but never closes: a person who could fill it would otherwise keep everybody out.
 */
import { inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { countUse, type Limit, readWait } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { TRIES_PER_CODE } from './otp-limits.ts';

/** People mistype now and then: this is far above what an evening's sign-ups bring. */
const WRONG_PER_QUARTER = 200;
const TRIES_UNDER_ATTACK = 2;

const allWrong: Limit = {
  key: 'otp-wrong',
  windows: [{ seconds: inSeconds({ minutes: 15 }), max: WRONG_PER_QUARTER }],
};

export async function triesPerCode({ db, now }: Services): Promise<number> {
  return (await readWait(db, [allWrong], now())) > 0 ? TRIES_UNDER_ATTACK : TRIES_PER_CODE;
}

export async function countWrongCode(services: Services): Promise<void> {
  const wait = await countUse(services.db, [allWrong], services.now());
  if (wait > 0) await raiseAlarm(services, 'otp_guessing', 'all');
}
