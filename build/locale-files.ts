/**
 * Finds the files of texts: `locales/<lang>/<wing>/<area>.json`. The names of areas are unique. What
 * a wing says in areas that stand in other wings (notifications, messages of the server, menus) is in
 * its `shared.json`, by area, and becomes part of them.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { GUIDE_FILES } from '#core/site/guide/guide-text.ts';

interface Texts {
  [key: string]: string | Texts;
}

const SHARED = 'shared';
const root = path.join(import.meta.dirname, '..');
const files = globSync('locales/en/*/*.json', { cwd: root }).sort();
const isShared = (file: string) => path.basename(file, '.json') === SHARED;
const wingOfFile = (file: string) => path.basename(path.dirname(file));
const wingOf = new Map(
  files
    .filter((file) => !isShared(file))
    .map((file) => [path.basename(file, '.json'), wingOfFile(file)]),
);

export const areaNames: readonly string[] = [...wingOf.keys()];

/** Returns the paths of what wings say in areas that stand in others, from the root of the repository. */
export const sharedFiles = (lang: Lang): string[] =>
  files.filter(isShared).map((file) => `locales/${lang}/${wingOfFile(file)}/${SHARED}.json`);

/**
 * Returns the path of an area's texts, from the root of the repository. Throws if there is no such
 * area.
 */
export function localeFile(lang: Lang, area: string): string {
  const wing = wingOf.get(area);
  if (!wing) throw new Error(`There is no area of texts called ${area}`);
  return `locales/${lang}/${wing}/${area}.json`;
}

/** Returns the same, also of the guide for partners, whose texts are pages of docs/. */
export const areaFile = (lang: Lang, area: string): string =>
  area === 'guideText' ? GUIDE_FILES[lang] : localeFile(lang, area);

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Throws if both have a text of one key. */
function join(texts: Texts, more: Texts): Texts {
  const joined = { ...texts };
  for (const [key, added] of Object.entries(more)) {
    const known = joined[key];
    if (known === undefined) joined[key] = added;
    else if (typeof known === 'object' && typeof added === 'object')
      joined[key] = join(known, added);
    else throw new Error(`Two wings have a text called ${key}`);
  }
  return joined;
}

/** Returns the texts of an area as JSON, with what other wings say in it. */
export const readArea = (lang: Lang, area: string): string =>
  JSON.stringify(
    sharedFiles(lang)
      .map((file): Texts => read(file)[area] ?? {})
      .reduce(join, read(localeFile(lang, area))),
  );
