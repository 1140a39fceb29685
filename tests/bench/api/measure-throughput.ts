/** Requests per second of processor time, of server and PostgreSQL together, in turns. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import postgres from 'postgres';
import { findBinaries } from '#tests/server/setup/run-postgres.ts';
import { medianOf, spreadOf } from '../in-turns.ts';
import { printHead, printRow } from '../print.ts';
import { askFor } from './ask-for.ts';
import { processorSeconds } from './processor-time.ts';
import { fast } from './questions.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { runPgbench } from './run-pgbench.ts';
import { keepOn, OWN_CORE, SHARED_CORE, startServer } from './start-server.ts';

const ROUNDS = 5;
const MS = 2_000;
/** V8 goes on compiling for many seconds, on threads of its own; a server in use has done so. */
const WARM_UPS = 3;
const WARM_UP_MS = 2_500;
const LEAST_OF_BARE = 0.8;
const LEAST_OF_MEMORY = 10;

async function postmasterOf(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const status = readFileSync(`/proc/${row?.pid}/status`, 'utf8');
  await sql.end();
  return Number(/PPid:\s*(\d+)/.exec(status)?.[1]);
}

/** Answers the goals that were missed. */
export async function measureThroughput(app: FastifyInstance, url: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'porua-bench-'));
  const pgbench = path.join(findBinaries() ?? '', 'pgbench');
  const postmaster = await postmasterOf(url);
  keepOn(SHARED_CORE, postmaster);
  keepOn(OWN_CORE, process.pid);
  const statements: Record<string, Statement[]> = {};
  for (const question of Object.values(fast)) {
    // What is read once and kept is not of the question.
    await app.inject({ url: question });
    statements[question] = await recordStatements(app, question);
  }
  const file = path.join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const bare = await startServer('bare-server.ts', [url, file]);
  const asking = await startServer('product-server.ts', [url, 'asking']);
  const remembering = await startServer('product-server.ts', [url, 'remembering']);

  /** Returns what is done in a second of processor time. */
  async function rateOf(work: () => Promise<number>, pid?: number): Promise<number> {
    const used = () =>
      processorSeconds(postmaster) + (pid === undefined ? 0 : processorSeconds(pid));
    const before = used();
    const done = await work();
    return done / (used() - before);
  }
  const rateAt = ({ origin, pid }: typeof bare, question: string) =>
    rateOf(() => askFor(origin + question, MS), pid);

  const missed: string[] = [];
  try {
    for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1)
      for (const question of Object.values(fast))
        for (const { origin } of [bare, asking, remembering])
          await askFor(origin + question, WARM_UP_MS);
    printHead([
      'requests a second',
      'PostgreSQL alone',
      'bare node',
      'ours',
      'ours ÷ bare: min, median, max',
    ]);
    const uncached: number[] = [];
    for (const [name, question] of Object.entries(fast)) {
      const rates = { alone: [] as number[], bare: [] as number[], ours: [] as number[] };
      const settings = { url, folder, seconds: MS / 1000 };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.alone.push(
          await rateOf(() => runPgbench(pgbench, settings, statements[question] ?? [])),
        );
        rates.bare.push(await rateAt(bare, question));
        rates.ours.push(await rateAt(asking, question));
      }
      if (question === fast.board) uncached.push(...rates.ours);
      const ratios = rates.ours.map((rate, round) => rate / (rates.bare[round] ?? rate));
      const cells = [rates.alone, rates.bare, rates.ours].map((all) => Math.round(medianOf(all)));
      printRow([name, ...cells, spreadOf(ratios, 2)]);
      if (medianOf(ratios) < LEAST_OF_BARE) missed.push(`${name} ÷ bare ${LEAST_OF_BARE}`);
    }
    const cached: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      cached.push(await rateAt(remembering, fast.board));
    const times = cached.map((rate, round) => rate / (uncached[round] ?? rate));
    const memory = `× board: ${spreadOf(times, 2)}`;
    printRow(['board from memory', '', '', Math.round(medianOf(cached)), memory]);
    if (medianOf(times) < LEAST_OF_MEMORY) missed.push(`memory × board ${LEAST_OF_MEMORY}`);
    return missed;
  } finally {
    for (const server of [bare, asking, remembering]) server.stop();
    for (const pid of [postmaster, process.pid]) keepOn(`${SHARED_CORE},${OWN_CORE}`, pid);
    rmSync(folder, { recursive: true, force: true });
  }
}
