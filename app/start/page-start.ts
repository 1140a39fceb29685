/** How this drawing of the app begins: in a browser, after what the server has drawn, or on the server. */
import { createContext, useContext } from 'react';
import type { FirstView } from '#ui/first-view.ts';
import type { HeadTag } from '../shell/head-tags.ts';
import type { LazyArea } from '../texts/load-area.ts';

export interface PageStart {
  /** What the server drew the page from; absent where the browser begins with an empty one. */
  firstView?: FirstView | undefined;
  /** On the server: hears what the page says of itself, and what a browser needs for it. */
  drawing?: Drawing | undefined;
}

export interface Drawing {
  origin: string;
  noteHead(tags: HeadTag[]): void;
  notePage(name: string, areas: readonly LazyArea[]): void;
}

export const PageStartContext = createContext<PageStart>({});
export const usePageStart = (): PageStart => useContext(PageStartContext);
