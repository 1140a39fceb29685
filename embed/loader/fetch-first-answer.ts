import { firstRequest } from '../first-request.ts';
import type { FirstAnswer } from '../loader-state.ts';

/**
 * Starts the widget's first API call before its code is there. A failed one is left to the widget,
 * and so is one with an `api` of the page's, which only the widget can judge.
 */
export function fetchFirstAnswer(
  origin: string,
  widget: string,
  lang: string,
  element: Element,
): FirstAnswer | undefined {
  const path = firstRequest(widget, (name) => element.getAttribute(name), lang);
  if (!path || element.hasAttribute('api')) return undefined;
  const url = origin + path;
  const answer = fetch(url, { credentials: 'omit' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  return { url, answer };
}
