/** Texts of areas that most readers never open: fetched with the first screen that needs them. */
import type { Lang } from '#core/i18n/lang.ts';
import type { accountTexts } from './account-texts.ts';
import { publicTexts } from './public-texts.ts';
import type { TextFiles } from './text-files.ts';

export type LazyArea = keyof typeof publicTexts | keyof typeof accountTexts;

let files: TextFiles = publicTexts;

/** From a list of screens, before any of them is opened. */
export function addTextFiles(more: TextFiles) {
  files = { ...files, ...more };
}

const ASKED_AGAIN_AFTER_MS = 1000;

const opened = new Set<LazyArea>();
const loading = new Map<string, Promise<object>>();
const loaded = new Map<string, object>();

const keyOf = (lang: Lang, area: LazyArea) => `${lang} ${area}`;

/** One promise for each file, so that a screen may wait for it in its render. */
export function loadArea(lang: Lang, area: LazyArea): Promise<object> {
  opened.add(area);
  const key = keyOf(lang, area);
  const known = loading.get(key);
  if (known) return known;
  const file = files[area];
  if (!file) throw new Error(`The text files of ${area} are not listed: see addTextFiles`);
  const started = file[lang]()
    .then((module) => {
      loaded.set(key, module.default);
      return module.default;
    })
    .catch((error: unknown) => {
      // The next try asks again; the render that waits for this one has to see that it failed.
      setTimeout(() => loading.delete(key), ASKED_AGAIN_AFTER_MS);
      throw error;
    });
  loading.set(key, started);
  return started;
}

export const readArea = (lang: Lang, area: LazyArea) => loaded.get(keyOf(lang, area));

/** Before the language changes under screens that are open. */
export const loadOpenedAreas = (lang: Lang) =>
  Promise.all([...opened].map((area) => loadArea(lang, area)));
