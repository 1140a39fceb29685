/** p95 of every public read at every size, asked in turns. */
import type { FastifyInstance } from 'fastify';
import { measure } from '../measure.ts';
import { printHead, printRow } from '../print.ts';
import { all } from './questions.ts';

/** The ms below which a difference says more of the machine than of the query. */
const LEAST_MS = 1;

/** Answers the greatest ratio of the largest size to the smallest. */
export async function measureGrowth(apps: FastifyInstance[], sizes: number[]): Promise<number> {
  printHead(['p50, p95 in ms', ...sizes.map((size) => size.toLocaleString('en')), '× p95']);
  let worst = 0;
  for (const [name, url] of all) {
    const timings = await measure(apps, url);
    const first = Math.max(timings[0]?.p95 ?? 0, LEAST_MS);
    const ratio = (timings.at(-1)?.p95 ?? 0) / first;
    worst = Math.max(worst, ratio);
    const cells = timings.map(({ p50, p95 }) => `${p50.toFixed(1)}, ${p95.toFixed(1)}`);
    printRow([name, ...cells, ratio.toFixed(2)]);
  }
  return worst;
}
