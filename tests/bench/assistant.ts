/**
 * `npm run bench assistant`: how long the assistant takes to answer, with all names. Every sentence of
 * the corpus in a conversation that goes on, beside the same sentence said again and again. Target:
 * median 5 ms, p95 30 ms; the names are prepared once when the chat opens.
 */

import { runAtOnce } from '#core/ground/steps.ts';
import { createState } from '#core/site/assistant/dialogue/state.ts';
import { prepareLookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { reply } from '#core/site/assistant/reply.ts';
import { readCorpus } from '../core/site/assistant/read-corpus.ts';
import { readLookupData } from '../core/site/assistant/read-lookups.ts';

const ROUNDS = 5;
const TURNS = 12;
const MEDIAN_MS = 5;
const P95_MS = 30;

const print = (line: string) => process.stdout.write(`${line}\n`);
const data = readLookupData();
const opened = performance.now();
const lookups = runAtOnce(prepareLookups(data));
const preparing = performance.now() - opened;

const sentences = [...readCorpus('tuned.tsv'), ...readCorpus('blind.tsv')].map(({ text }) => text);
const times: number[] = [];
const first: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  let state = createState();
  for (const [index, text] of sentences.entries()) {
    const begin = performance.now();
    const answer = reply(state, { text, hour: 12, isSignedIn: false }, lookups);
    (round === 0 ? first : times).push(performance.now() - begin);
    state = index % TURNS === 0 ? createState() : answer.state;
  }
}

function show(name: string, values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const figures = [0.5, 0.95, 1].map((share) => at(share).toFixed(2).padStart(7));
  print(`${name.padEnd(28)}${figures.join('')}`);
  return at(0.5) <= MEDIAN_MS && at(0.95) <= P95_MS;
}

print(`names prepared in ${preparing.toFixed(0)} ms; ${sentences.length} sentences`);
print(
  `${'ms to answer'.padEnd(28)}${['median', 'p95', 'longest'].map((head) => head.padStart(7)).join('')}`,
);
const isWithin = [show('first time (cold)', first), show('once warm', times)].every(Boolean);
print(isWithin ? 'within the target' : 'BEYOND THE TARGET');
if (!isWithin) process.exitCode = 1;
