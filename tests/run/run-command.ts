import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface CommandResult {
  isGood: boolean;
  seconds: number;
}

interface Options {
  env?: Record<string, string>;
  /**
   * `all-at-once`, where commands run side by side: printed as one piece at the end. `nothing`: the
   * caller reads a report.
   */
  prints?: 'as-it-comes' | 'all-at-once' | 'nothing';
}

/** Runs a shell command in the project's root, in Bangladesh's time. */
export async function runCommand(
  name: string,
  command: string,
  { env = {}, prints = 'as-it-comes' }: Options = {},
): Promise<CommandResult> {
  const start = performance.now();
  const printed: Buffer[] = [];
  const output = prints === 'as-it-comes' ? 'inherit' : 'pipe';
  if (prints === 'as-it-comes') process.stdout.write(`\n── ${name}\n`);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, TZ: 'Asia/Dhaka', ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  if (prints === 'all-at-once') process.stdout.write(`\n── ${name}\n${Buffer.concat(printed)}`);
  return { isGood, seconds: Math.round((performance.now() - start) / 1000) };
}
