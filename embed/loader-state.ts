/**
 * The one thing we leave on a partner's page outside our elements. The loader writes it, the widget
 * chunks read it; a second loader on the same page finds it and stands back.
 */
import type { FragmentData } from '#core/site/embed/fragment.ts';

export const loaderKey: unique symbol = Symbol.for('porua.v1');

/** An element's first view, drawn by the server and shown while the code is on its way. */
export interface Fragment extends FragmentData {
  /** The targets pressed in it so far; links have led on, buttons have done nothing. */
  presses: (EventTarget | null)[];
}

export interface LoaderState {
  /** Settles when the element comes near the viewport. */
  whenNear(element: HTMLElement): Promise<{ fragment: Promise<Fragment | undefined> }>;
  /** The style sheet of all elements, once the first fragment has brought it. */
  sheet?: CSSStyleSheet;
}

declare global {
  interface Window {
    [loaderKey]?: LoaderState;
  }
}
