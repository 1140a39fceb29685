/** A product of a test's own, with demo data and a clock that the test moves: for stories of months. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { copyDemoDatabase } from '../setup/copy-demo-database.ts';
import { PORT } from '../setup/test-site.ts';
import { test as readers } from './reader.ts';

const DAY_MS = 86_400_000;
/** Noon in Dhaka is six in the morning of UTC. */
const NOON_FROM_MIDNIGHT_UTC_MS = DAY_MS - 6 * 3_600_000;
const STARTS_WITHIN_MS = 120_000;
/** The ports beside those of the product all other tests share; four for each worker. */
const FIRST_PORT = PORT + 40;
const PORTS = 4;

export interface ClockedProduct {
  origin: string;
  /** Its DATA_DIR. */
  folder: string;
  now(): number;
  /** Moves the clock by so many days, for open pages too; they read again what they show. */
  leap(days: number, contexts?: BrowserContext[]): Promise<void>;
}

/** Returns the ms to the next noon in Dhaka, so that a story begins alike at any hour. */
const toNoon = () => DAY_MS - ((Date.now() + NOON_FROM_MIDNIGHT_UTC_MS) % DAY_MS);

/** A phone that lay there for days: its page is looked at again. */
const wake = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Place {
  port: number;
  folder: string;
  databaseUrl: string;
}

function startProcess({ port, folder, databaseUrl }: Place): ChildProcess {
  const root = path.join(import.meta.dirname, '../..');
  return fork(path.join(root, 'server/main.ts'), {
    cwd: root,
    execArgv: ['--import', path.join(root, 'tests/setup/moved-clock.ts')],
    env: {
      ...process.env,
      PORT: String(port),
      DEMO_PORT: String(port + 1),
      GATEWAY_PORT: String(port + 2),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      // Messages of days that were leapt over are given up, which is logged as an error.
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '1000000',
      // Off by default: a story of its own stands on it.
      TUTOR_ACCEPTANCE: 'true',
    },
  });
}

export const test = readers.extend<object, { product: ClockedProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it.
    async ({}, use, { parallelIndex }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'porua-clocked-'));
      const port = FIRST_PORT + parallelIndex * PORTS;
      const origin = `http://localhost:${port}`;
      const databaseUrl = await copyDemoDatabase(`clocked_${process.pid}`);
      let server = startProcess({ port, folder, databaseUrl });
      for (const until = Date.now() + STARTS_WITHIN_MS; !(await isUp(origin)); ) {
        if (Date.now() > until)
          throw new Error('The product with a clock of its own did not start');
        // As a supervisor does: while another database is being copied, PostgreSQL may answer too late.
        if (server.exitCode !== null) server = startProcess({ port, folder, databaseUrl });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      const ended = once(server, 'exit');
      let ahead = 0;
      const now = () => Date.now() + ahead;
      const moveBy = async (ms: number) => {
        ahead += ms;
        const heard = once(server, 'message');
        server.send({ ahead });
        await heard;
      };
      await moveBy(toNoon());
      await use({
        origin,
        folder,
        now,
        async leap(days, contexts = []) {
          await moveBy(days * DAY_MS);
          for (const context of contexts) {
            await context.clock.setSystemTime(now());
            await Promise.all(context.pages().map(wake));
          }
        },
      });
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS },
  ],
});
