/**
 * The data that passes between the server and the code that draws the app's pages for it
 * (app/start/render-page.tsx).
 */

import type { EndpointName } from '#core/api/endpoints.ts';
import type { ApiErrorCode } from '#core/ground/api/api-error.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';

/** An answer, or why there is none. */
export type FirstAnswer =
  | { value: unknown }
  | { error: { code: ApiErrorCode; status: number; message: string } };

/** The data a page is drawn from; the browser finds it in the page. */
export interface FirstViewData {
  lang: Lang;
  /** The time at which the page was drawn, in milliseconds since 1970. */
  now: number;
  /** The answers the page was drawn with, by `firstAnswerKey`. */
  answers: Record<string, FirstAnswer>;
}

export interface PageQuestion {
  name: EndpointName;
  options: { params?: unknown; query?: unknown };
}

export const firstAnswerKey = ({ name, options }: PageQuestion): string =>
  JSON.stringify([name, options]);

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> };

export interface DrawnPage {
  html: string;
  head: HeadTag[];
  /** The page is what its address names, and not a word about what is missing. */
  isFound: boolean;
  /** The questions whose answers it would show and was not given. */
  unknown: PageQuestion[];
  /** The screens that are drawn: their component's name, and the texts they wait for. */
  screens: { name: string; areas: readonly string[] }[];
}

export type RenderPage = (page: {
  /** Path and search. */
  address: string;
  origin: string;
  data: FirstViewData;
}) => Promise<DrawnPage>;

/** `dist/render/pages/pages.js`. */
export interface PageRenderer {
  renderPage: RenderPage;
}
