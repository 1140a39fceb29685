import { firstRequest } from '../first-request.ts';
import type { FirstAnswer } from '../loader-state.ts';

/** Starts the widget's first API call before its code is there. A failed one is left to the widget. */
export function fetchFirstAnswer(
  origin: string,
  widget: string,
  lang: string,
  element: Element,
): FirstAnswer | undefined {
  const path = firstRequest(widget, (name) => element.getAttribute(name), lang);
  if (!path) return undefined;
  const answer = fetch((element.getAttribute('api') || origin) + path, {
    credentials: 'omit',
  }).then((response) => (response.ok ? response.json() : undefined));
  answer.catch(() => undefined);
  return { path, answer };
}
