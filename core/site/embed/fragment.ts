/**
 * The first view of an element as the server sends it: one HTML document with the content of the
 * shadow root and, in a script of type JSON, what the element needs to go on from there.
 * Source: docs/embed.md, "First view".
 */
import type { Lang } from '#core/ground/i18n/lang.ts';

export interface FragmentData {
  /** The version of the build that drew it: only the same build may go on from it. */
  version: string;
  /** The key of what it was drawn for (`fragmentKey`). */
  key: string;
  /**
   * The time at which it was drawn, in milliseconds since 1970; what is said about times belongs to
   * it.
   */
  now: number;
  /** The answer of the API to the widget's first question. */
  answer: unknown;
  /** The files of the widget's code, under `/embed/assets/`. */
  files: string[];
  /** The style sheet of all elements. */
  css: string;
}

/** Attribute of the element that holds the view, until the browser has taken it over. */
export const FRAGMENT_MARK = 'data-fragment';

/** A question that a first view asks the API. */
export interface PublicQuestion {
  name: 'listJobs' | 'getJob' | 'listCategories' | 'listTutors';
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

export interface WantedFragment {
  /** `job-board`, … */
  widget: string;
  /** The attributes as they stand in the partner's page. */
  attributes: ReadonlyMap<string, string>;
  lang: Lang;
  /** Origin of the product, for links. */
  productUrl: string;
}

/** A first view that can be drawn. */
export interface ReadFragment {
  /** One for all attributes that mean the same. */
  key: string;
  /** Undefined where the view shows nothing that the API knows. */
  question: PublicQuestion | undefined;
  draw(answer: unknown, now: number): Promise<string>;
}

/** `dist/render/fragments/fragments.js`. */
export interface FragmentRenderer {
  /** Undefined where there is nothing to draw: no such widget, or not enough said. */
  readFragment(wanted: WantedFragment): ReadFragment | undefined;
}

/** Equal for elements that look equal at first. What only the page's own code decides is left out. */
export function fragmentKey(lang: Lang, values: Record<string, unknown>): string {
  const { theme: _theme, api: _api, ...shown } = values;
  return JSON.stringify([lang, shown]);
}
