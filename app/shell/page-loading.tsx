/** Parts of the app that are on their way; the progress bar watches it. There is one app on a page. */
import { type ComponentType, lazy } from 'react';
import { Store } from '#ui/store.ts';
import { pageLang } from '../preferences/preferences-provider.tsx';
import { type LazyArea, loadArea } from '../texts/load-area.ts';
import { WithTexts } from '../texts/with-texts.tsx';

export const loadingParts = new Store(0);

const change = (by: number) => loadingParts.set(loadingParts.get() + by);

/** Without a connection the reader stays on the screen before, until the line is back. */
async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}

/** Screens whose code, and the texts of these areas, are fetched when they are first opened. */
export const lazyPages =
  (...areas: LazyArea[]) =>
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
    lazy(async () => {
      change(1);
      const loadAll = () =>
        Promise.all([load(), ...areas.map((area) => loadArea(pageLang(), area))] as const);
      try {
        const [file] = await loadAll().catch(() => loadWhenOnline(loadAll));
        return { default: withTexts(file[name], areas) };
      } finally {
        change(-1);
      }
    });

const withTexts = (Page: ComponentType, areas: readonly LazyArea[]) =>
  function PageWithTexts() {
    return (
      <WithTexts areas={areas}>
        <Page />
      </WithTexts>
    );
  };
