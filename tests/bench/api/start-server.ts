/** A server of the bench, on the core it shares with PostgreSQL. */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const SHARED_CORE = '0';
export const OWN_CORE = '1';

/** All threads of a program, and what it starts from then on. */
export const keepOn = (core: string, pid: number) =>
  spawnSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' });

export interface BenchServer {
  origin: string;
  pid: number;
  stop(): void;
}

export async function startServer(file: string, given: string[]): Promise<BenchServer> {
  const child = fork(path.join(import.meta.dirname, file), given, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [origin] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${file} did not start`);
    }),
  ]);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} has no process`);
  keepOn(SHARED_CORE, pid);
  return { origin: String(origin), pid, stop: () => child.disconnect() };
}
