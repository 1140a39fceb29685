/** The server as a process of its own, which a drill may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = path.join(import.meta.dirname, '../../server/main.ts');

interface Given {
  port: number;
  databaseUrl: string;
  dataFolder: string;
  env?: Record<string, string>;
}

/** Resolves when it is ready. */
export async function startServer({
  port,
  databaseUrl,
  dataFolder,
  env = {},
}: Given): Promise<ChildProcess> {
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DEMO_PORT: String(port + 1),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '10000000',
      ...env,
    },
  });
  for (let round = 0; round < 600; round += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await wait(100);
  }
  throw new Error('The server did not start');
}
