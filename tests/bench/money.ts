/**
 * `npm run bench money`: how long staff wait for the day book when 100,000 invoices fell on one day:
 * for the month, for the day, for closing it, and for the weeks. Source: docs/requirements/money.md,
 * "Day book".
 */
import { parseConfig } from '#server/config/config.ts';
import { OWN_WORK } from '#server/request/origin-of.ts';
import { createLookupCache } from '#server/services/lookup-cache.ts';
import { createServices } from '#server/services/services.ts';
import { closeDay } from '#server/staff/money/days/close-day.ts';
import { getDay, listDays } from '#server/staff/money/days/list-days.ts';
import { readWeeks } from '#server/staff/money/read-weeks.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { DAY, fillMoney } from './fill-money.ts';
import { print } from './print.ts';

const INVOICES = 100_000;
const TARGET_CLOSING_MS = 5_000;
const ROUNDS = 5;

const databases = await openBenchDatabases(fillMoney);
try {
  const database = await databases.open(INVOICES);
  const lookupCache = await createLookupCache(database.db, () => {});
  lookupCache.stop();
  const config = parseConfig({ NODE_ENV: 'test' });
  const services = createServices({ config, db: database.db, lookupCache });
  services.now = () => new Date('2026-11-21T12:00:00+06:00');

  const timed = async <Result>(name: string, work: () => Promise<Result>, rounds = ROUNDS) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    print(`${name}: ${median.toFixed(0)} ms, at most ${times.at(-1)?.toFixed(0)} ms`);
    return median;
  };
  print(`${databases.kind}, ${INVOICES} invoices on one day, half of them paid`);
  await timed('The month', () => listDays(services, '2026-11'));
  await timed('The day', () => getDay(services, DAY));
  await timed('Twelve weeks', () => readWeeks(services, 12));
  const { sums } = await getDay(services, DAY);
  const actor = { user: { id: 1_000_001, name: 'Bench' }, origin: OWN_WORK, lang: 'en' as const };
  const closing = { day: DAY, transactions: sums.transactions };
  const took = await timed('Closing it', () => closeDay(services, closing, actor), 1);
  await timed('The closed day, compared', () => getDay(services, DAY));
  print(`Closing: target ${TARGET_CLOSING_MS} ms`);
  if (took > TARGET_CLOSING_MS) process.exitCode = 1;
  await database.close();
} finally {
  await databases.stop();
}
