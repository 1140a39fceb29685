/** How this drawing of the app begins: in a browser, after what the server has drawn, or on the server. */
import { createContext, useContext } from 'react';
import type { HeadTag } from '#core/pages/drawn-page.ts';
import type { FirstView } from '#ui/first-view.ts';
import type { LazyArea } from '../texts/load-area.ts';

export interface PageStart {
  /** What the server drew the page from; absent where the browser begins with an empty one. */
  firstView?: FirstView | undefined;
  /** On the server: hears what the page says of itself, and what a browser needs for it. */
  drawing?: Drawing | undefined;
}

export interface Drawing {
  origin: string;
  /** `isFound`: the page is what its address names. */
  noteHead(tags: HeadTag[], isFound: boolean): void;
  noteScreen(name: string, areas: readonly LazyArea[]): void;
}

export const PageStartContext = createContext<PageStart>({});
export const usePageStart = (): PageStart => useContext(PageStartContext);
