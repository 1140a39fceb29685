/** A small stand-in for what the build writes, so that pages answer. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildTestApp, type TestApp } from './test-app.ts';

export async function openPages({ database }: Pick<TestApp, 'database'>) {
  const dist = mkdtempSync(path.join(tmpdir(), 'porua-dist-'));
  mkdirSync(path.join(dist, 'app'));
  const page = '<html lang="%LANG%" data-theme="%THEME%"><title>Porua</title></html>';
  writeFileSync(path.join(dist, 'app/index.html'), page);
  const { app } = await buildTestApp(database, {}, dist);
  return {
    get: (url: string) => app.inject({ url }),
    close: async () => {
      await app.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
export type Pages = Awaited<ReturnType<typeof openPages>>;
