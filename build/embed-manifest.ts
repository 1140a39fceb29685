/** What the loader has to know of the widget build, read from the manifest Vite wrote for it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { LoaderManifest } from '#embed/loader/loader-manifest.ts';

const SOURCE = 'virtual:porua-manifest';
const ID = `\0${SOURCE}`;
const WIDGET = /elements\/(.+)-element-define\.ts$/;
const TEXTS = /texts\/(\w+)\.ts$/;

export function toLoaderManifest(manifest: Manifest): LoaderManifest {
  const result: LoaderManifest = { widgets: {}, texts: {} };
  const file = (key: string) => path.basename(manifest[key]?.file ?? '');
  for (const key of Object.keys(manifest).sort()) {
    const widget = WIDGET.exec(key)?.[1];
    const lang = TEXTS.exec(key)?.[1];
    if (widget) result.widgets[widget] = listStaticChunks(manifest, key).map(file);
    if (lang) result.texts[lang] = file(key);
  }
  // What many share stands first, in the same order everywhere: repetition compresses.
  const lists = Object.values(result.widgets);
  const users = (name: string) => lists.filter((list) => list.includes(name)).length;
  for (const [widget, [own = '', ...shared]] of Object.entries(result.widgets))
    result.widgets[widget] = [own, ...shared.sort((a, b) => users(b) - users(a))];
  return result;
}

/** The chunk itself first, then everything it imports statically. */
export function listStaticChunks(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) listStaticChunks(manifest, imported, seen);
  return [...seen];
}

export function embedManifest(file: string): Plugin {
  return {
    name: 'porua-embed-manifest',
    resolveId: (source) => (source === SOURCE ? ID : undefined),
    load(id) {
      if (id !== ID) return;
      const manifest = readFileSync(file, 'utf8');
      const { widgets, texts } = toLoaderManifest(JSON.parse(manifest));
      const version = createHash('sha256').update(manifest).digest('base64url').slice(0, 6);
      // Names the minifier can shorten.
      return `export const widgets = ${JSON.stringify(widgets)};
export const texts = ${JSON.stringify(texts)};
export const version = ${JSON.stringify(version)};`;
    },
  };
}
