/** Parts of the app that are on their way; the progress bar watches it. There is one app on a page. */
import { type ComponentType, type ReactNode, use } from 'react';
import { LateFile } from '#app/ground/late/late-file.ts';
import { tryFile } from '#app/ground/late/try-file.ts';
import { type LazyArea, loadArea } from '#app/ground/texts/load-area.ts';
import type { PublicArea } from '#app/ground/texts/public-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { signal } from '#ui/signals.ts';
import { usePageStart } from './page-start.ts';

export const loadingParts = signal(0);

/** A screen that comes when it is first shown, or before. */
export interface LazyPage {
  (): ReactNode;
  preload(lang: Lang): Promise<unknown>;
}

interface Screen {
  name: string;
  areas: readonly LazyArea[];
  file: LateFile<ComponentType>;
  /** Sets the language of the texts that are fetched beside the code. */
  setLang(lang: Lang): void;
}

/** Screens whose code, and the texts of these areas, are fetched when they are first opened. */
export const lazyPages =
  (...areas: LazyArea[]) =>
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage => {
    let lang: Lang = 'en';
    const setLang = (wanted: Lang) => {
      lang = wanted;
    };
    const file = new LateFile(async () => {
      loadingParts.value += 1;
      try {
        const texts = areas.map((area) => loadArea(lang, area));
        const [code] = await Promise.all([tryFile(load), ...texts] as const);
        return code[name];
      } finally {
        loadingParts.value -= 1;
      }
    });
    const preload = (wanted: Lang) => {
      setLang(wanted);
      return file.load();
    };
    const screen: Screen = { name, areas, file, setLang };
    return Object.assign(() => <LazyScreen screen={screen} />, { preload });
  };

/**
 * Makes the screens of the list that everybody gets: the texts of the account areas are not known
 * to it.
 */
export const publicPages = (...areas: PublicArea[]) => lazyPages(...areas);

function LazyScreen({ screen: { name, areas, file, setLang } }: { screen: Screen }) {
  const lang = useLang();
  usePageStart().drawing?.noteScreen(name, areas);
  setLang(lang);
  // What is there already is drawn at once: hydration does not wait a second time.
  const Page = file.find() ?? use(file.wait());
  return (
    <WithTexts areas={areas}>
      <Page />
    </WithTexts>
  );
}
