/**
 * `npm run bench money`: how long staff wait when 100,000 invoices fell on one day: for the day book, its
 * closing and the weeks, and for pages of the money desk's lists, near and far. Source:
 * docs/requirements/money/money.md, "Day book" and "Staff".
 */
import { parseConfig } from '#server/ground/config/config.ts';
import { OWN_WORK } from '#server/ground/request/origin-of.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices } from '#server/ground/services/services.ts';
import { closeDay } from '#server/staff/money/days/close-day.ts';
import { getDay, listDays } from '#server/staff/money/days/list-days.ts';
import { listStaffInvoices } from '#server/staff/money/list-staff-invoices.ts';
import { readWeeks } from '#server/staff/money/read-weeks.ts';
import { openBenchDatabases } from './bench-databases.ts';
import { DAY, fillMoney } from './fill-money.ts';
import { print } from './print.ts';

const INVOICES = 100_000;
const TARGET_CLOSING_MS = 5_000;
const TARGET_LIST_MS = 100;
const ROUNDS = 5;
const LIST_ROUNDS = 100;
const WARM_UP = 5;

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

  // When half of them are overdue.
  services.now = () => new Date('2026-12-20T12:00:00+06:00');
  const lists: Parameters<typeof listStaffInvoices>[1][] = [
    ...(['overdue', 'paid', undefined] as const).flatMap((status) =>
      [1, 100, 1_000].map((page) => ({ status, page })),
    ),
    { status: undefined, page: 1, q: 'INV-2026-050000' },
    { status: undefined, page: 1, q: '01800012345' },
    { status: 'overdue', page: 1, q: 'Person 1234' },
  ];
  for (const query of lists) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < LIST_ROUNDS; round += 1) {
      const start = performance.now();
      const { data } = await listStaffInvoices(services, query);
      if (round >= 0) times.push(performance.now() - start);
      if (data.length === 0) throw new Error(`Nothing to list: ${JSON.stringify(query)}`);
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(LIST_ROUNDS * 0.95)] ?? 0;
    const { status = 'all', page, q = '' } = query;
    print(
      `${status} ${q}, page ${page}: p50 ${times[LIST_ROUNDS / 2]?.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    );
    if (p95 > TARGET_LIST_MS) process.exitCode = 1;
  }
  print(`Lists: target p95 ${TARGET_LIST_MS} ms`);
  await database.close();
} finally {
  await databases.stop();
}
