/**
 * Reads what `npm run build` wrote: manifests, module lists, and sizes as they go over the network.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { listElementChunks, listStaticChunks } from '../../build/embed-manifest.ts';

const dist = path.join(import.meta.dirname, '../../dist');

export type BuildPart = 'app' | 'embed';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));

export const readManifest = (part: BuildPart): Manifest => readJson(`${part}/.vite/manifest.json`);

/** Chunk file to the modules in it, with their lengths before minifying. */
export const readModules = (part: BuildPart): Record<string, Record<string, number>> =>
  readJson(`${part}/.vite/modules.json`);

/** Scripts and styles of the given chunks and of everything they import statically, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const chunks = keys.flatMap((key) => {
    if (!manifest[key]) throw new Error(`${key} is not in the build`);
    return listStaticChunks(manifest, key);
  });
  return new Set(
    chunks.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]),
  );
}

/** Lists the files of an element, with the loader. */
export const filesOfElement = (manifest: Manifest, name: string, lang: Lang): Set<string> =>
  new Set(['embed.js', ...filesOf(manifest, listElementChunks(manifest, name, lang))]);

/** Brotli bytes of files of one part of the build. */
export function brotliSize(part: BuildPart, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += statSync(path.join(dist, part, `${file}.br`)).size;
  return sum;
}

export const readScript = (part: BuildPart, file: string): string =>
  readFileSync(path.join(dist, part, file), 'utf8');
