/** Texts of areas that most readers never open: fetched with the first screen that needs them. */

import { LateFile } from '#app/ground/late/late-file.ts';
import { tryFile } from '#app/ground/late/try-file.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type { otherAreas } from './areas.ts';
import { publicTexts } from './public-texts.ts';
import type { TextFiles } from './text-files.ts';

export type LazyArea = Exclude<keyof Resources, (typeof otherAreas)[number]>;

let files: TextFiles = publicTexts;

/** Adds the text files of a list of screens, before any of them is opened. */
export function addTextFiles(more: TextFiles) {
  files = { ...files, ...more };
}

const opened = new Set<LazyArea>();
const texts = new Map<string, LateFile<object>>();
const groups = new Map<string, LateFile<object[]>>();

function textsOf(lang: Lang, area: LazyArea): LateFile<object> {
  opened.add(area);
  const key = `${lang} ${area}`;
  const known = texts.get(key);
  if (known) return known;
  const file = files[area];
  if (!file) throw new Error(`The text files of ${area} are not listed: see addTextFiles`);
  const added = new LateFile<object>(async () => (await tryFile(file[lang])).default);
  texts.set(key, added);
  return added;
}

export const loadArea = (lang: Lang, area: LazyArea): Promise<object> => textsOf(lang, area).load();

export const readArea = (lang: Lang, area: LazyArea) => textsOf(lang, area).find();

/** One promise for each group, so that a screen may wait for it in its drawing. */
export function waitForAreas(lang: Lang, areas: readonly LazyArea[]): Promise<object[]> {
  const key = `${lang} ${areas.join(' ')}`;
  const group =
    groups.get(key) ??
    new LateFile(() => Promise.all(areas.map((area) => textsOf(lang, area).load())));
  groups.set(key, group);
  return group.wait();
}

/** Loads the texts of open screens in a language before it changes under them. */
export const loadOpenedAreas = (lang: Lang) =>
  Promise.all([...opened].map((area) => loadArea(lang, area)));
