/**
 * The one thing we leave on a partner's page outside our elements. The loader writes it, the widget
 * chunks read it; a second loader on the same page finds it and stands back.
 */
export const loaderKey: unique symbol = Symbol.for('porua.v1');

/** The first API answer of an element, asked for while its code is still on the way. */
export interface FirstAnswer {
  url: string;
  answer: Promise<unknown>;
}

export interface LoaderState {
  /** Settles when the element comes near the viewport. */
  whenNear(element: Element): Promise<FirstAnswer | undefined>;
}

declare global {
  interface Window {
    [loaderKey]?: LoaderState;
  }
}
