/** A PostgreSQL that is stopped, with more clients asking than the pool has connections, and goes on. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#server/ground/db/database.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { findBinaries, runPostgres } from '../setup/run-postgres.ts';

const CONNECTIONS = 10;
const CLIENTS = 20;

/** Returns the rows that came back, whichever client they came over. */
const rowsOf = async (db: Db, query: SQL) => z.array(Row).parse(await db.execute(query));
const Row = z.looseObject({ pid: z.number().optional(), id: z.number().optional() });

const pidOf = async (db: Db): Promise<number> =>
  (await rowsOf(db, sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;

function familyOf(backend: number): number[] {
  const parent = /PPid:\s*(\d+)/.exec(readFileSync(`/proc/${backend}/status`, 'utf8'))?.[1] ?? '';
  const children = execFileSync('pgrep', ['-P', parent], { encoding: 'utf8' });
  return [parent, ...children.trim().split('\n')].map(Number);
}

/** Tells if an error is that of a query that no connection took in time. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (Reflect.get(error, 'code') === '57014' || isGivenUp(error.cause));

async function countUsable(db: Db): Promise<number> {
  const ask = async () => {
    const [row] = await rowsOf(
      db,
      sql`select pg_backend_pid() as pid, pg_sleep(${0.5}::float8)::text`,
    );
    return row?.pid;
  };
  const answers = await Promise.allSettled(Array.from({ length: CONNECTIONS }, ask));
  return new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null)))
    .size;
}

test.skipIf(findBinaries() === null)(
  'every connection is used again after the database stood still',
  async () => {
    const server = await runPostgres();
    if (server === null) throw new Error('There is no PostgreSQL');
    const { db, close } = openPostgres(server.urlOf('postgres'));
    await db.execute(sql`create table written (id int)`);
    let isOver = false;
    let failed = 0;
    const givenUp: number[] = [];
    const client = async (_none: unknown, number: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const id = number * 1_000_000 + turn;
        const write = () => db.execute(sql`insert into written values (${id})`);
        const asked =
          number % 2 === 0
            ? write()
            : db.transaction(async (transaction) => {
                await transaction.execute(sql`insert into written values (${id})`);
              });
        await asked.catch((error: unknown) => {
          failed += 1;
          if (isGivenUp(error)) givenUp.push(id);
        });
        await wait(5);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    await wait(500);
    const family = familyOf(await pidOf(db));
    for (const pid of family) process.kill(pid, 'SIGSTOP');
    await wait(9_000);
    for (const pid of family) process.kill(pid, 'SIGCONT');
    await wait(2_500);
    isOver = true;
    await clients;
    expect(failed).toBeGreaterThan(CLIENTS);
    expect(await countUsable(db)).toBe(CONNECTIONS);
    const written = new Set((await rowsOf(db, sql`select id from written`)).map(({ id }) => id));
    expect(givenUp.length).toBeGreaterThan(0);
    expect(givenUp.filter((id) => written.has(id))).toEqual([]);
    await close();
    await server.stop();
  },
  40_000,
);
