import { tryFile } from '#app/ground/late/try-file.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { type LazyArea, loadArea } from './load-area.ts';

/** Returns a function that fetches a part of a screen together with the texts it uses. */
export function useLoadWithTexts<Part>(load: () => Promise<Part>, areas: readonly LazyArea[]) {
  const lang = useLang();
  return async () => {
    const [part] = await Promise.all([
      tryFile(load),
      ...areas.map((area) => loadArea(lang, area)),
    ] as const);
    return part;
  };
}
