/**
 * `npm run drills`: a server on a real PostgreSQL under load, and what can happen to them. Prints a
 * table for docs/reliability.md; fails when something acknowledged is lost, an answer takes longer
 * than 5 s or a connection is not used any more. The full disk needs root, for a small file system of its own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { runPostgres } from '../server/setup/run-postgres.ts';
import { startServer } from './start-server.ts';

const PORT = Number(process.env['PORT'] ?? 8310);
const URL = `http://127.0.0.1:${PORT}`;
const MOST_MS = 5_000;
/** More than there are connections, so that each is used and missed. */
const WRITERS = 16;
const CONNECTIONS = 10;
const DISK = '256m';
const SBIN = '/bin';

interface Figures {
  acknowledged: string[];
  refused: number;
  cutOff: number;
  fromMemory: number;
  readRefused: number;
  notReady: number;
  slowestMs: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'porua-drills-'));
const hasDisk =
  process.getuid?.() === 0 &&
  spawnSync(`${SBIN}/mount`, ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status === 0;
process.env['TMPDIR'] = folder;

const database = await runPostgres(['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']);
if (database === null) throw new Error('There is no initdb on this machine');
const url = database.urlOf('postgres');
const ask = async <T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> => {
  const sql = postgres(url, { max: 1, connect_timeout: 5 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const parentOf = (pid: number) =>
  Number(/PPid:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const postmasterPid = () =>
  ask(async (sql) => {
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    return parentOf(row?.pid ?? 0);
  });
const familyOf = (pid: number) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '')
    .map(Number)
    .concat(pid);

const startDrilled = () =>
  startServer({
    port: PORT,
    databaseUrl: url,
    dataFolder: path.join(folder, 'data'),
    env: { DRAIN_SECONDS: '2' },
  });

let phone = 10_000_000;

/** Writers and readers that go on until they are told to stop. */
function startLoad() {
  const figures: Figures = {
    acknowledged: [],
    refused: 0,
    cutOff: 0,
    fromMemory: 0,
    readRefused: 0,
    notReady: 0,
    slowestMs: 0,
  };
  let isOver = false;
  const timed = async (work: () => Promise<Response>): Promise<Response | null> => {
    const start = performance.now();
    try {
      const answer = await work();
      await answer.text();
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - start);
      return answer;
    } catch {
      figures.cutOff += 1;
      await wait(50);
      return null;
    }
  };
  const write = async () => {
    while (!isOver) {
      const key = randomUUID();
      phone += 1;
      const body = JSON.stringify({ phone_no: `018${phone}`, idempotency_key: key });
      const headers = { 'content-type': 'application/json' };
      const answer = await timed(() =>
        fetch(`${URL}/api/assistant/call-requests`, { method: 'POST', body, headers }),
      );
      if (answer?.ok) figures.acknowledged.push(key);
      else if (answer !== null) figures.refused += 1;
      await wait(10);
    }
  };
  const read = async () => {
    while (!isOver) {
      const answer = await timed(() => fetch(`${URL}/api/job-board`));
      if (answer?.headers.has('x-porua-from-memory')) figures.fromMemory += 1;
      if (answer?.ok === false) figures.readRefused += 1;
      const ready = await timed(() => fetch(`${URL}/readyz`));
      if (ready?.ok === false) figures.notReady += 1;
      await wait(20);
    }
  };
  const all = Promise.all([...Array.from({ length: WRITERS }, write), read(), read()]);
  return {
    stop: async () => {
      isOver = true;
      await all;
      return figures;
    },
  };
}

/**
 * Counts the connections, of those the server holds, that it sends queries over while everybody
 * writes.
 */
async function countUsed(): Promise<number> {
  const [row] = await ask(
    (sql) => sql<{ used: number }[]>`
      select count(*)::int as used from pg_stat_activity
      where application_name = 'porua' and query_start > now() - interval '2 seconds'`,
  );
  return row?.used ?? 0;
}

async function countLost({ acknowledged }: Figures): Promise<number> {
  const rows = await ask(
    (sql) => sql<{ key: string }[]>`select idempotency_key as key from call_requests`,
  );
  const stored = new Set(rows.map(({ key }) => key));
  return acknowledged.filter((key) => !stored.has(key)).length;
}

let server = await startDrilled();
let isGood = true;
const rows: string[] = [];

async function drill(name: string, happen: () => Promise<string>) {
  const load = startLoad();
  await wait(2_000);
  const note = await happen();
  await wait(4_000);
  const used = await countUsed();
  const figures = await load.stop();
  const lost = await countLost(figures);
  const slowest = Math.round(figures.slowestMs);
  isGood &&= lost === 0 && slowest <= MOST_MS && used === CONNECTIONS;
  const { acknowledged, refused, cutOff, fromMemory, readRefused, notReady } = figures;
  const cells = [
    name,
    acknowledged.length,
    lost,
    refused,
    cutOff,
    fromMemory,
    readRefused,
    notReady,
    `${slowest} ms`,
    `${used} connections used`,
    note,
  ];
  rows.push(`| ${cells.join(' | ')} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
}

await drill('nothing', async () => '');

await drill('server killed (SIGKILL)', async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  const start = performance.now();
  server = await startDrilled();
  return `ready again after ${Math.round((performance.now() - start) / 100) / 10} s`;
});

await drill('server told to stop (SIGTERM)', async () => {
  const start = performance.now();
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  const took = Math.round((performance.now() - start) / 100) / 10;
  isGood &&= code === 0;
  server = await startDrilled();
  return `exit code ${code} after ${took} s, 2 s of them draining`;
});

await drill('database paused for 12 s (SIGSTOP)', async () => {
  const pids = familyOf(await postmasterPid());
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await wait(12_000);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  return '';
});

await drill('database stopped for 6 s and started again', async () => {
  const pid = await postmasterPid();
  const [command = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const { uid, gid } = statSync(`/proc/${pid}`);
  process.kill(pid, 'SIGINT');
  await wait(6_000);
  spawn(command, args.slice(0, -1), {
    uid,
    gid,
    cwd: '/',
    stdio: 'ignore',
    detached: true,
  }).unref();
  return '';
});

if (hasDisk)
  await drill('disk full for 8 s', async () => {
    const file = path.join(folder, 'filler');
    const handle = openSync(file, 'w');
    try {
      for (const block = Buffer.alloc(65_536); ; ) writeSync(handle, block);
    } catch {
      // No room left: as it should be.
    }
    closeSync(handle);
    await wait(8_000);
    rmSync(file);
    return '';
  });

server.kill('SIGTERM');
await once(server, 'exit');
process.kill(await postmasterPid(), 'SIGINT');
await wait(2_000);
if (hasDisk) spawnSync(`${SBIN}/umount`, ['-l', folder]);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(isGood ? 'all well\n' : 'something was lost or late\n');
process.exitCode = isGood ? 0 : 1;
