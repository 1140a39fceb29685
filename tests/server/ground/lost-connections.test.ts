/** Connections that PostgreSQL ends in the middle of transactions, with others waiting for them. */
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../setup/test-database.ts';

test('a lost connection fails its own transaction and nothing else', async () => {
  const { db, close } = await openTestDatabase();
  const ask = () => db.execute(sql`select ${1}::int`);
  const slow = (ms: number) =>
    db
      .transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await new Promise((resolve) => setTimeout(resolve, ms));
        await transaction.execute(sql`select 2`);
        return 'done';
      })
      .catch(() => 'failed');
  for (let round = 0; round < 3; round += 1) {
    const running = Promise.all([slow(0), slow(400), slow(401)]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`);
    expect((await running).slice(1)).toContain('failed');
  }
  const started = Date.now();
  await Promise.all(Array.from({ length: 40 }, ask));
  expect(Date.now() - started).toBeLessThan(3_000);
  await close();
});

test('a listener whose connection is lost says so, and hears again', async () => {
  const { db, listen, close } = await openTestDatabase();
  const events: string[] = [];
  const stop = await listen('news', {
    heard: (payload) => events.push(payload),
    lost: () => events.push('lost'),
    back: () => events.push('back'),
  });
  const tell = (payload: string) => db.execute(sql`select pg_notify('news', ${payload})`);
  await vi.waitFor(() => expect(events).toEqual(['back']), 5_000);
  await tell('one');
  await vi.waitFor(() => expect(events).toEqual(['back', 'one']), 5_000);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database() and query ilike 'listen%'`);
  await vi.waitFor(() => expect(events).toEqual(['back', 'one', 'lost', 'back']), 5_000);
  await tell('two');
  await vi.waitFor(() => expect(events.at(-1)).toBe('two'), 5_000);
  await stop();
  expect(events).toEqual(['back', 'one', 'lost', 'back', 'two']);
  await close();
});
