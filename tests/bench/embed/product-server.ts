/** A built product with the demo data, on a port of its own, for a bench that asks by network. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PORT = Number(process.env['BENCH_PORT'] ?? 8190);
const HERE = path.join(import.meta.dirname, '../../..');
/** The folder of another commit, built, which is measured in turns with this one. */
const BEFORE = process.env['BENCH_BEFORE'];
const STARTS_WITHIN_MS = 60_000;

export interface ProductServer {
  origin: string;
  stop(): Promise<void>;
}

export const startProduct = () => start(HERE, PORT);

/** Returns undefined where no other commit is named. */
export const startProductBefore = async () =>
  BEFORE ? start(path.resolve(BEFORE), PORT + 10) : undefined;

async function start(root: string, port: number): Promise<ProductServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porua-bench-'));
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DEMO_PORT: String(port + 1),
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  // A bench that fails must not leave it running.
  process.once('exit', () => server.kill());
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + STARTS_WITHIN_MS; !(await isUp()); ) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('The product did not start: run `npm run build` first');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, stop };
}
