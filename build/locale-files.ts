/** Finds the files of texts: `locales/<lang>/<wing>/<area>.json`. The names of areas are unique. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { GUIDE_FILES } from '#core/site/guide/guide-text.ts';

const root = path.join(import.meta.dirname, '..');
const files = globSync('locales/en/*/*.json', { cwd: root }).sort();
const wingOf = new Map(
  files.map((file) => [path.basename(file, '.json'), path.basename(path.dirname(file))]),
);

export const areaNames: readonly string[] = [...wingOf.keys()];

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
