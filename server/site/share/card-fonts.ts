/**
 * The letters of the cards, from font packages: the machine needs no font of its own. Titles are in
 * Tiro Bangla (docs/identity.md, "Letters"), all else in Noto Sans Bengali.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import {
  createShapingFace,
  type ShapedRun,
  type ShapingFace,
} from '#core/ground/shaping/shaping-face.ts';
import type { Run } from '#core/ground/shaping/split-runs.ts';
import { unwrapWoff } from '#core/ground/shaping/unwrap-woff.ts';

export type Weight = 'title' | 'normal' | 'bold';
export interface CardFont {
  face: ShapingFace;
}
export type CardFonts = Record<Weight, Record<Run['script'], CardFont>>;

const MOST_RUNS = 500;

const FILES = {
  title: (script: string) => `@fontsource/tiro-bangla/files/tiro-bangla-${script}-400-normal.woff`,
  normal: (script: string) =>
    `@fontsource/noto-sans-bengali/files/noto-sans-bengali-${script}-400-normal.woff`,
  bold: (script: string) =>
    `@fontsource/noto-sans-bengali/files/noto-sans-bengali-${script}-700-normal.woff`,
} satisfies Record<Weight, (script: string) => string>;

async function load(file: string): Promise<CardFont> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  const woff = new Uint8Array(bytes).buffer;
  const known = new LRUCache<string, ShapedRun>({ max: MOST_RUNS });
  return { face: createShapingFace(unwrapWoff(woff), known) };
}

async function loadBoth(weight: Weight): Promise<CardFonts[Weight]> {
  const [bengali, latin] = await Promise.all([
    load(FILES[weight]('bengali')),
    load(FILES[weight]('latin')),
  ]);
  return { bengali, latin };
}

let loading: Promise<CardFonts> | undefined;

async function loadAll(): Promise<CardFonts> {
  const [title, normal, bold] = await Promise.all([
    loadBoth('title'),
    loadBoth('normal'),
    loadBoth('bold'),
  ]);
  return { title, normal, bold };
}

/** Loads the fonts once, when the first card is drawn. */
export const loadCardFonts = (): Promise<CardFonts> => (loading ??= loadAll());
