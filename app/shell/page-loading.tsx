/** Parts of the app that are on their way; the progress bar watches it. There is one app on a page. */
import { type ComponentType, type ReactNode, use } from 'react';
import type { Lang } from '#core/i18n/lang.ts';
import { useLang } from '#ui/i18n/i18n-provider.tsx';
import { Store } from '#ui/store.ts';
import { usePageStart } from '../start/page-start.ts';
import { type LazyArea, loadArea } from '../texts/load-area.ts';
import type { PublicArea } from '../texts/public-texts.ts';
import { WithTexts } from '../texts/with-texts.tsx';

export const loadingParts = new Store(0);

const change = (by: number) => loadingParts.set(loadingParts.get() + by);

/** A screen that comes when it is first shown, or before. */
export interface LazyPage {
  (): ReactNode;
  preload(lang: Lang): Promise<void>;
}

/** Without a connection the reader stays on the screen before, until it is back. */
async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}

interface Screen {
  name: string;
  areas: readonly LazyArea[];
  preload(lang: Lang): Promise<void>;
  /** Undefined until its code is there. */
  find(): ComponentType | undefined;
}

/** Screens whose code, and the texts of these areas, are fetched when they are first opened. */
export const lazyPages =
  (...areas: LazyArea[]) =>
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage => {
    let Page: ComponentType | undefined;
    let loading: Promise<void> | undefined;

    const fetchPage = async (lang: Lang) => {
      change(1);
      const loadAll = () =>
        Promise.all([load(), ...areas.map((area) => loadArea(lang, area))] as const);
      try {
        const [file] = await loadAll().catch(() => loadWhenOnline(loadAll));
        Page = file[name];
      } catch (error) {
        // The next try asks again.
        loading = undefined;
        throw error;
      } finally {
        change(-1);
      }
    };
    const preload = (lang: Lang) => {
      loading ??= fetchPage(lang);
      return loading;
    };
    const screen: Screen = { name, areas, preload, find: () => Page };
    return Object.assign(() => <LazyScreen screen={screen} />, { preload });
  };

/** For the list of screens everybody gets: the texts of the account areas are not known to it. */
export const publicPages = (...areas: PublicArea[]) => lazyPages(...areas);

function LazyScreen({ screen: { name, areas, preload, find } }: { screen: Screen }) {
  const lang = useLang();
  usePageStart().drawing?.noteScreen(name, areas);
  // What is there already is drawn at once: hydration does not wait a second time.
  if (!find()) use(preload(lang));
  const Page = find();
  return <WithTexts areas={areas}>{Page && <Page />}</WithTexts>;
}
