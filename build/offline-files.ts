/**
 * Lists what the app needs to say, in either language, that there is no connection: read from its
 * manifest.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest, Plugin } from 'vite';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { listStaticChunks } from './embed-manifest.ts';

const SOURCE = 'virtual:porua-offline-files';
const ID = `\0${SOURCE}`;

const ENTRIES = [
  'index.html',
  'site/offline/offline-page.tsx',
  ...LANGS.flatMap((lang) => [`ground/texts/${lang}.ts`, `../locales/${lang}/site/offline.json`]),
];

export function listOfflineFiles(manifest: Manifest): string[] {
  const chunks = new Set(ENTRIES.flatMap((entry) => listStaticChunks(manifest, entry)));
  const files = [...chunks].flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build of the app`);
    return [chunk.file, ...(chunk.css ?? [])];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}

export const offlineFiles = (manifestFile: string): Plugin => ({
  name: 'porua-offline-files',
  resolveId: (source) => (source === SOURCE ? ID : undefined),
  load(id) {
    if (id !== ID) return;
    const text = readFileSync(manifestFile, 'utf8');
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const files = listOfflineFiles(JSON.parse(text));
    return `export const files = ${JSON.stringify(files)};
export const version = ${JSON.stringify(version)};`;
  },
});
