/**
 * Reads what the loader and the renderer have to know of the widget build from the manifest Vite
 * wrote for it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { EmbedManifest } from '#embed/embed-manifest.ts';

const SOURCE = 'virtual:porua-manifest';
const ID = `\0${SOURCE}`;
const WIDGET = /elements\/(.+)-element-define\.ts$/;

/** The files an element shows its first view with, beside its own code. */
const ALSO: Record<string, (lang: Lang) => string[]> = {
  'job-board': (lang) => [texts(`board/${lang}`)],
  'job-detail': (lang) => [texts(`job/${lang}`)],
  'hire-tutor': (lang) => [texts(`hire/${lang}`), texts(`controls/${lang}`)],
  'tutor-hub': (lang) => [texts(`hub/${lang}`)],
  assistant: (lang) => ['embed/elements/assistant-full.ts', texts(`assistant/${lang}`)],
};

const texts = (name: string) => `embed/texts/${name}.ts`;
const define = (widget: string) => `embed/elements/${widget}-element-define.ts`;

/** The chunks of an element in a language, its own first. */
export function listElementChunks(manifest: Manifest, widget: string, lang: Lang): string[] {
  const keys = [define(widget), ...(ALSO[widget]?.(lang) ?? [])];
  return [...new Set(keys.flatMap((key) => listStaticChunks(manifest, key)))];
}

export function toEmbedManifest(manifest: Manifest): EmbedManifest {
  const file = (key: string) => path.basename(manifest[key]?.file ?? '');
  const widgets = Object.keys(manifest).flatMap((key) => WIDGET.exec(key)?.[1] ?? []);
  const filesOf = (widget: string, lang: Lang) =>
    listElementChunks(manifest, widget, lang).map(file);
  return {
    widgets: Object.fromEntries(widgets.sort().map((widget) => [widget, file(define(widget))])),
    files: Object.fromEntries(
      widgets.map((widget) => [widget, { en: filesOf(widget, 'en'), bn: filesOf(widget, 'bn') }]),
    ),
  };
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
      const { widgets, files } = toEmbedManifest(JSON.parse(manifest));
      const version = createHash('sha256').update(manifest).digest('base64url').slice(0, 5);
      // Names the minifier can shorten.
      return `export const widgets = ${JSON.stringify(widgets)};
export const files = ${JSON.stringify(files)};
export const version = ${JSON.stringify(version)};`;
    },
  };
}
