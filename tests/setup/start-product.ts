/** Starts the product of the browser tests where their runner does not do it by itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PRODUCT } from './test-site.ts';

const START_WITHIN_MS = 120_000;

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch(`${PRODUCT}/healthz`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** Resolves to how to stop it, once it answers. `env`: settings beside those of this process. */
export async function startProduct(env: Record<string, string> = {}): Promise<() => Promise<void>> {
  // It would be tested in the place of this one.
  if (await isAnswering()) throw new Error(`something answers at ${PRODUCT} already`);
  const product = spawn(process.execPath, ['tests/setup/serve-product.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TZ: 'Asia/Dhaka', ...env },
  });
  const exit = once(product, 'exit');
  process.on('exit', () => product.kill('SIGTERM'));
  const stop = async () => {
    product.kill('SIGTERM');
    await exit;
  };
  const end = Date.now() + START_WITHIN_MS;
  while (!(await isAnswering())) {
    if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}`);
    if (Date.now() > end) {
      await stop();
      throw new Error(`the product did not answer within ${START_WITHIN_MS / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return stop;
}
