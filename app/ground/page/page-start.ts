/**
 * Tells how this drawing of the app begins: in a browser, after what the server has drawn, or on
 * the server.
 */
import { createContext, useContext } from 'react';
import type { LazyArea } from '#app/ground/texts/load-area.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { FirstView } from '#ui/first-view.ts';

/** The details that a page gives of itself to browsers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  lang: Lang;
  origin: string;
  pathname: string;
  /** The part of the address that makes it another page: a filter in its one spelling. */
  search: string;
  /** The page is what its address names; search engines keep no other. */
  isFound: boolean;
}

export interface PageStart {
  /**
   * The data from which the server drew the page; absent if the browser begins with an empty one.
   */
  firstView?: FirstView | undefined;
  /**
   * The drawing on the server: it hears what the page says of itself, and what a browser needs for
   * it.
   */
  drawing?: Drawing | undefined;
}

export interface Drawing {
  origin: string;
  noteHead(head: PageHead): void;
  noteScreen(name: string, areas: readonly LazyArea[]): void;
}

export const PageStartContext = createContext<PageStart>({});
export const usePageStart = (): PageStart => useContext(PageStartContext);
