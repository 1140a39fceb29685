/** Parts of the app that are on their way; the progress bar watches it. There is one app on a page. */
import { type ComponentType, lazy } from 'react';
import { pageLang } from '../preferences/preferences-provider.tsx';
import { type LazyArea, loadArea } from '../texts/load-area.ts';
import { WithTexts } from '../texts/with-texts.tsx';

let loading = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  loading += by;
  for (const listener of listeners) listener();
}

export const isPageLoading = () => loading > 0;
export function watchPageLoading(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a connection the reader stays on the screen before, until the line is back. */
async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}

/** A screen whose code, and the texts of its areas, are fetched when it is first opened. */
export const lazyPage = (load: () => Promise<ComponentType>, areas: readonly LazyArea[] = []) =>
  lazy(async () => {
    change(1);
    const loadAll = () =>
      Promise.all([load(), ...areas.map((area) => loadArea(pageLang(), area))] as const);
    try {
      const [Page] = await loadAll().catch(() => loadWhenOnline(loadAll));
      return { default: areas.length > 0 ? withTexts(Page, areas) : Page };
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
