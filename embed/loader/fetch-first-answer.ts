import { firstRequest } from '../first-request.ts';
import type { FirstAnswer } from '../loader-state.ts';

/**
 * Starts the widget's first API call before its code is there. A failed one is left to the widget.
 * Throws on an `api` that is no address; of a good one only the origin is used, as in the widget.
 */
export function fetchFirstAnswer(
  scriptOrigin: string,
  widget: string,
  lang: string,
  element: Element,
): FirstAnswer | undefined {
  const { origin } = new URL(element.getAttribute('api') || scriptOrigin);
  const path = firstRequest(widget, (name) => element.getAttribute(name), lang);
  // Of other schemes it is `null`.
  if (!path || !origin.startsWith('http')) return undefined;
  const url = origin + path;
  const answer = fetch(url, { credentials: 'omit' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  return { url, answer };
}
