/** nginx by our own settings (deploy/nginx.conf), in front of the product, with an empty cache. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOnPath } from '../../run/find-on-path.ts';

const SETTINGS = path.join(import.meta.dirname, '../../../deploy/nginx.conf');
const PORT = 8088;
const STARTS_WITHIN_MS = 5_000;

export interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

export async function startNginx(product: string): Promise<Proxy> {
  const nginx = findOnPath('nginx');
  if (!nginx) throw new Error('nginx is not installed: apt-get install nginx-light');
  const folder = await mkdtemp(path.join(tmpdir(), 'porua-nginx-'));
  const settings = path.join(folder, 'nginx.conf');
  const text = await readFile(SETTINGS, 'utf8');
  await writeFile(settings, text.replace('127.0.0.1:8080', new URL(product).host));
  // Started by root it would otherwise work as somebody who may not write to the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const server = spawn(nginx, ['-p', folder, '-c', settings, '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that fails must not leave it running.
  process.once('exit', () => server.kill());
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${PORT}`;
  for (const until = Date.now() + STARTS_WITHIN_MS; ; ) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, stop };
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('nginx did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
