/** Liveness: another process is wanted only where connections answer nothing and the database is well. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPool } from '#server/ground/db/watch-pool.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const changesIn = async (
  { ask, askBeside, answered }: { ask: boolean; askBeside: boolean; answered: number },
  seconds: number,
) => {
  const changes: boolean[] = [];
  let answers = 0;
  const pool = {
    get answers() {
      answers += answered;
      return answers;
    },
    askBeside: () => (askBeside ? Promise.resolve() : Promise.reject(new Error('away'))),
  };
  const db = Object.assign(Object.create(context.database.db), {
    execute: () => (ask ? Promise.resolve([]) : never()),
  });
  const stop = watchPool({ db, pool }, (isStuck) => changes.push(isStuck));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  stop();
  return changes;
};

test('connections that answer nothing beside a database that does are stuck after half a minute', async () => {
  const stuck = { ask: false, askBeside: true, answered: 0 };
  expect(await changesIn(stuck, 30)).toEqual([]);
  expect(await changesIn(stuck, 60)).toEqual([true]);
});

test.each([
  ['all is well', { ask: true, askBeside: true, answered: 1 }],
  ['the database is away', { ask: false, askBeside: false, answered: 0 }],
  ['others are answered', { ask: false, askBeside: true, answered: 1 }],
])('nothing is stuck where %s', async (_name, state) => {
  expect(await changesIn(state, 120)).toEqual([]);
});

test('liveness says so, and that it is over', async () => {
  const ask = async () => (await context.app.inject({ url: '/healthz' })).statusCode;
  context.services.health.noteStuck(true);
  expect(await ask()).toBe(503);
  context.services.health.noteStuck(false);
  expect(await ask()).toBe(200);
});
