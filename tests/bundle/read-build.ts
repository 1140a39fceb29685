/** What `npm run build` wrote: manifests, module lists, and sizes as they go over the wire. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { compressBrotli } from '../../build/precompress.ts';

const dist = path.join(import.meta.dirname, '../../dist');

const readJson = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));

export const readManifest = (part: 'app' | 'embed'): Manifest =>
  readJson(`${part}/.vite/manifest.json`);

/** Chunk file to the modules in it. */
export const readModules = (part: 'app' | 'embed'): Record<string, string[]> =>
  readJson(`${part}/.vite/modules.json`);

/** Brotli bytes of files of one part of the build. */
export function brotliSize(part: 'app' | 'embed', files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += compressBrotli(readFileSync(path.join(dist, part, file))).length;
  return sum;
}
