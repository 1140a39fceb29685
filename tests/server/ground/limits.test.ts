import { describe, expect, test } from 'vitest';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import {
  clearLimits,
  countUse,
  deleteOldLimits,
  readWait,
} from '#server/ground/limits/take-limits.ts';
import { addressBlock } from '#server/ground/network/address-block.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
const limit = (key: string, ...windows: { seconds: number; max: number }[]) => ({ key, windows });
const use = (seconds: number, ...limits: ReturnType<typeof limit>[]) =>
  countUse(context.database.db, limits, at(seconds));

test('the window slides', async () => {
  const two = limit('slides', { seconds: 10, max: 2 });
  expect(await use(0, two)).toBe(0);
  expect(await use(6, two)).toBe(0);
  expect(await use(9, two)).toBe(1);
  expect(await use(10, two)).toBe(0);
  expect(await use(11, two)).toBe(5);
});

test('what was refused does not count', async () => {
  const one = limit('refused', { seconds: 10, max: 1 });
  await use(0, one);
  for (let second = 1; second < 10; second += 1) expect(await use(second, one)).toBe(10 - second);
  expect(await use(10, one)).toBe(0);
});

test('of several limits all count or none', async () => {
  const [wide, narrow] = [
    limit('wide', { seconds: 10, max: 9 }),
    limit('narrow', { seconds: 10, max: 1 }),
  ];
  await use(0, wide, narrow);
  await use(1, narrow, wide);
  const [row] = (await context.database.db.select().from(rateLimits)).filter(
    ({ key }) => key === 'wide',
  );
  expect(row?.hits).toHaveLength(1);
  expect(await readWait(context.database.db, [wide], at(1))).toBe(0);
  expect(await readWait(context.database.db, [narrow], at(1))).toBe(9);
});

test('at the same time no more than the limit get through', async () => {
  const five = limit('parallel', { seconds: 10, max: 5 });
  const other = limit('another', { seconds: 10, max: 50 });
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? use(0, five, other) : use(0, other, five),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('a clock that is set back does not make the wait longer', async () => {
  const one = limit('clock', { seconds: 60, max: 1 });
  await use(3600, one);
  expect(await readWait(context.database.db, [one], at(0))).toBe(0);
  expect(await use(0, one)).toBe(0);
  expect(await use(1, one)).toBe(59);
  expect(await use(59, one)).toBe(1);
  expect(await use(60, one)).toBe(0);
});

test('the clocks of two nodes may differ a little', async () => {
  const one = limit('nodes', { seconds: 60, max: 1 });
  await use(3, one);
  expect(await use(0, one)).toBeGreaterThan(0);
});

test('what was counted before the secret changed still counts, once', async () => {
  const two = limit('former', { seconds: 60, max: 2 });
  await use(0, two);
  const changed = { ...limit('current', { seconds: 60, max: 2 }), formerKey: 'former' };
  expect(await use(1, changed)).toBe(0);
  expect(await use(2, changed)).toBe(58);
  expect(await use(60, changed)).toBe(0);
  await clearLimits(context.database.db, [changed]);
  expect(await readWait(context.database.db, [changed, two], at(60))).toBe(0);
});

test('rows that no longer limit anything are deleted', async () => {
  await use(0, limit('old', { seconds: 10, max: 1 }));
  await use(100, limit('young', { seconds: 10, max: 1 }));
  await deleteOldLimits(context.database.db, at(105));
  const keys = (await context.database.db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys).not.toContain('old');
  expect(keys).toContain('young');
});

describe('the neighbourhood of', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0db8:0001::6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('%s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
