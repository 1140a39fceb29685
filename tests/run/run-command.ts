import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface CommandResult {
  isGood: boolean;
  seconds: number;
}

interface Options {
  env?: Record<string, string>;
  /** Printed as one piece at the end, where commands run side by side. */
  isQuiet?: boolean;
}

/** Runs a shell command in the project's root, in Bangladesh's time. */
export async function runCommand(
  name: string,
  command: string,
  { env = {}, isQuiet = false }: Options = {},
): Promise<CommandResult> {
  const start = performance.now();
  const printed: Buffer[] = [];
  if (!isQuiet) process.stdout.write(`\n── ${name}\n`);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, TZ: 'Asia/Dhaka', ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  if (isQuiet) process.stdout.write(`\n── ${name}\n${Buffer.concat(printed)}`);
  return { isGood, seconds: Math.round((performance.now() - start) / 1000) };
}
