/**
 * `npm run bench site`: what Lighthouse says of the public pages on a phone. Speed is simulated, so it
 * differs from run to run; the other three do not and are to be 100.
 */
import { spawn } from 'node:child_process';
import lighthouse from 'lighthouse';
import { chromiumArgs, wholeChromiumPath } from '../../setup/chromium-path.ts';
import { startProduct } from '../embed/product-server.ts';
import { print, printHead, printRow } from '../print.ts';

const DEBUG_PORT = Number(process.env['BENCH_DEBUG_PORT'] ?? 9222);
const STARTS_WITHIN_MS = 20_000;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The metrics that speed is made of; in ms, except for the shift. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const product = await startProduct();
const chromium = spawn(
  wholeChromiumPath() ?? 'chromium',
  [...chromiumArgs, '--headless', `--remote-debugging-port=${DEBUG_PORT}`, 'about:blank'],
  { stdio: 'ignore' },
);
process.once('exit', () => chromium.kill());
const isUp = () =>
  fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`).then(
    ({ ok }) => ok,
    () => false,
  );
for (const until = Date.now() + STARTS_WITHIN_MS; !(await isUp()); ) {
  if (Date.now() > until) throw new Error('Chromium did not start');
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const first = async (path: string): Promise<Record<string, unknown>> => {
  const { data } = await (await fetch(`${product.origin}${path}`)).json();
  return data[0];
};
const job = await first('/api/job-board?per_page=1');
const tutor = await first('/api/tutor-hub?per_page=1');
const pages = [
  '/',
  '/job-board',
  `/job-details/${job['id']}`,
  '/hub',
  `/hub/tutor-profile/${tutor['tutorid']}`,
]
  .filter((path) => !process.env['BENCH_PAGE'] || path === process.env['BENCH_PAGE'])
  .flatMap((path) => [`${path}?lang=en`, `${path}?lang=bn`]);

/** Whole milliseconds; a shift is below one. */
const round = (value: number) => (value < 1 ? Number(value.toFixed(3)) : Math.round(value));

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(path: string) {
  const scores = new Map<string, number[]>([...CATEGORIES, ...METRICS].map((name) => [name, []]));
  const faults = new Set<string>();
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const result = await lighthouse(`${product.origin}${path}`, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (result === undefined) throw new Error(`Nothing measured for ${path}`);
    const { categories, audits } = result.lhr;
    for (const name of CATEGORIES)
      scores.get(name)?.push(Math.round((categories[name]?.score ?? 0) * 100));
    for (const name of METRICS) scores.get(name)?.push(round(audits[name]?.numericValue ?? 0));
    for (const name of CATEGORIES.slice(1))
      for (const { id, weight } of categories[name]?.auditRefs ?? [])
        if (weight > 0 && (audits[id]?.score ?? 1) < 1) faults.add(id);
  }
  return {
    scores: [...scores.values()].map((values) => middle(values)),
    faults: [...faults],
  };
}

print(`Lighthouse on a phone, middle of ${ROUNDS}`);
printHead(['page', ...CATEGORIES, ...METRICS, 'what is wrong']);
try {
  for (const path of pages) {
    const { scores, faults } = await measure(path);
    printRow([path, ...scores, faults.join(', ')]);
  }
} finally {
  chromium.kill();
  await product.stop();
}
