/** A school behind one address works; a bulk copy is slowed over all nodes and reported. */
import { expect, test } from 'vitest';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { createPartner } from '../setup/partners.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const PER_MINUTE = 600;

async function nodes() {
  const settings = { rateLimitPerMinute: PER_MINUTE };
  const [one, two] = [
    await buildTestApp(context.database, settings),
    await buildTestApp(context.database, settings),
  ];
  return [one.app, two.app] as const;
}

const VIEW = [
  '/api/job-board?lang=bn',
  '/api/city/select?lang=bn',
  '/api/tutoringcategory/select?lang=bn',
  '/api/subject/select?lang=bn',
];

test('a school behind one address opens a page 150 times a minute', async () => {
  const [app] = await nodes();
  const { origin } = await createPartner(context.database.db);
  const codes = new Set<number>();
  for (let view = 0; view < 150; view += 1)
    for (const url of VIEW) {
      const headers = { origin, 'sec-fetch-site': 'cross-site' };
      codes.add((await app.inject({ url, headers, remoteAddress: '103.4.4.4' })).statusCode);
    }
  expect([...codes]).toEqual([200]);
});

test('each site and each part has its own budget; invented origins share one', async () => {
  const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 2 });
  const { origin } = await createPartner(context.database.db);
  const ask = async (from: string | undefined, url = '/api/city/select') =>
    (
      await app.inject({
        url,
        remoteAddress: '103.4.4.5',
        ...(from && { headers: { origin: from } }),
      })
    ).statusCode;
  expect([await ask(origin), await ask(origin), await ask(origin)]).toEqual([200, 200, 429]);
  expect(await ask(undefined)).toBe(200);
  expect([
    await ask('https://a.example'),
    await ask('https://b.example'),
    await ask('https://c.example'),
  ]).toEqual([200, 200, 429]);
  expect(await ask(origin, '/api/hire/salary-guide?category_id=1')).not.toBe(429);
});

const page = (number: number) => `/api/job-board?per_page=1&page=${number}`;

test('a bulk copy is slowed on both nodes together, with the time to come back, and reported', async () => {
  const apps = await nodes();
  const ask = (number: number) =>
    (apps[number % 2] ?? apps[0]).inject({ url: page(number), remoteAddress: '103.4.4.6' });
  const answers = [];
  for (let number = 1; number <= 40; number += 1) answers.push(await ask(number));
  const given = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(given).toBe(PER_MINUTE / 20);
  const refused = answers.at(-1);
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(10);
  // What has been asked is answered again, and others are not touched.
  expect((await ask(1)).statusCode).toBe(200);
  const other = await apps[0].inject({ url: page(41), remoteAddress: '103.4.4.7' });
  expect(other.statusCode).toBe(200);

  expect(await context.database.db.select().from(staffAlarms)).toEqual([]);
  for (let number = 50; number <= 75; number += 1) await ask(number);
  const alarms = await context.database.db.select().from(staffAlarms);
  expect(alarms).toEqual([expect.objectContaining({ kind: 'bulk_reading' })]);
  expect(JSON.stringify(alarms)).not.toContain('103.4.4');
});

test('a polite robot reads on: a page in two seconds', async () => {
  const { app, services } = await buildTestApp(context.database, {
    rateLimitPerMinute: PER_MINUTE,
  });
  let at = Date.now();
  Object.assign(services, { now: () => new Date(at) });
  const codes = new Set<number>();
  for (let number = 1; number <= 120; number += 1) {
    at += 2_000;
    codes.add((await app.inject({ url: page(number), remoteAddress: '103.4.4.8' })).statusCode);
  }
  expect([...codes]).toEqual([200]);
});
