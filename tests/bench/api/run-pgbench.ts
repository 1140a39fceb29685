/** PostgreSQL alone: pgbench with the very statements, prepared, on connections with the same settings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Statement } from './record-statements.ts';

const SETTINGS = [
  'plan_cache_mode=force_custom_plan',
  'random_page_cost=1.1',
  'max_parallel_workers_per_gather=0',
  'jit=off',
];

/** Returns how often the statements were run. */
export async function runPgbench(
  binary: string,
  { url, folder, seconds }: { url: string; folder: string; seconds: number },
  statements: Statement[],
): Promise<number> {
  const file = path.join(folder, 'statements.sql');
  const values: string[] = [];
  const texts = statements.map(({ text, values: own }) => {
    const before = values.length;
    values.push(...own.map(String));
    const named = text.replace(/\$(\d+)/g, (_, number: string) => `:v${before + Number(number)}`);
    return `${named.replace(/\s+/g, ' ').trim()};`;
  });
  writeFileSync(file, `${texts.join('\n')}\n`);
  const given = values.flatMap((value, at) => ['-D', `v${at + 1}=${value}`]);
  const run = spawn(
    binary,
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      '8',
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      file,
      ...given,
      url,
    ],
    {
      env: { ...process.env, PGOPTIONS: SETTINGS.map((setting) => `-c ${setting}`).join(' ') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  run.stdout.on('data', (data: Buffer) => {
    said += data;
  });
  run.stderr.on('data', (data: Buffer) => {
    said += data;
  });
  await once(run, 'close');
  const count = /transactions actually processed: (\d+)/.exec(said)?.[1];
  if (count === undefined) throw new Error(`pgbench: ${said}`);
  return Number(count);
}
