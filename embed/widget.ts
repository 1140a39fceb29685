/**
 * The parts that make one of our elements: its attributes and what it shows. The browser draws it
 * in an element (porua-element.tsx), the server its first view (render/render-fragment.tsx).
 */
import type { ReactNode } from 'react';
import type { LateParts } from '#ui/late/late-parts.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { CommonAttributes, CommonValues } from './common-attributes.ts';
import type { NamedArea } from './full-site-link.tsx';
import type { WidgetTexts } from './texts/widget-texts.ts';

export type WidgetAttributes = AttributeTable & CommonAttributes;

export interface WidgetContext {
  /** The element, for effects and presses only: on the server there is none. */
  element: HTMLElement;
  /** Origin of the product, for the API and for links. */
  productUrl: string;
  /** The API's answer to the first question, if it belongs to the present values. */
  firstAnswer: unknown;
  /** Returns what the page gave, fit or not; for telling a reader what was requested. */
  given(property: string): unknown;
}

export interface View {
  content: ReactNode;
  /** The same thing on our own site, and the texts that name it. */
  fullSitePath: string;
  area: NamedArea;
  /** The number of pages that a list loads by scrolling. */
  pagesByScrolling?: number;
  /** The view lies above the page: it takes no place in it, and has its own way to our site. */
  isFloating?: boolean;
}

export interface Widget<Own extends WidgetAttributes> {
  attributes: Own;
  texts: WidgetTexts;
  /** Code that a first view of the server's can wait for, and one drawn in the browser needs at once. */
  late?: LateParts<unknown>;
  /** Beginning of the names of its saved drafts: who has one sees it first, and not the server's view. */
  drafts?: string;
  /** Undefined when the values are not enough to show anything; the page's fallback stays then. */
  view(values: AttributeValues<Own> & CommonValues, context: WidgetContext): View | undefined;
}
