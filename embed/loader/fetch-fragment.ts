/**
 * Asks the server for an element's first view and shows it, while the code of the element is on its
 * way. Whatever is wrong with it, the widget draws itself.
 */
import { version } from 'virtual:porua-manifest';
import { FRAGMENT_MARK, type FragmentData } from '#core/embed/fragment.ts';
import type { Fragment, LoaderState } from '../loader-state.ts';

/** Our attributes by the ends of their names; what the server does not know of it leaves out. */
const OURS =
  /^(?!data-|aria-).*(\b(ids?|min|max|size|filters|gender|open|more|search|order|place|days|salary|intent|greeting|site)|tude|distance)$/;

/** No value anybody can have meant is longer; the widget then draws itself. */
const MOST = 400;

/** In the order of the page, so that a partner can write the address into a preload line. */
function addressOf(origin: string, widget: string, lang: string, element: Element): string {
  const query = new URLSearchParams();
  for (const { name, value } of element.attributes)
    if (OURS.test(name)) query.set(name, value.slice(0, MOST));
  query.set('lang', lang);
  return `${origin}/embed/fragment/${widget}?${query}`;
}

/** A document, not a string: a page with Trusted Types lets nobody parse strings. */
export const fetchFragment = (
  origin: string,
  widget: string,
  lang: string,
  element: Element,
  state: LoaderState,
): Promise<Fragment | undefined> =>
  new Promise((resolve) => {
    // Another origin only the widget can judge; a button in a corner has its own small code.
    if (element.matches('[api],[mode=floating]')) return resolve(undefined);
    const request = new XMLHttpRequest();
    request.open('GET', addressOf(origin, widget, lang, element));
    request.responseType = 'document';
    request.onloadend = () => {
      try {
        resolve(show(request.response, element, state));
      } catch {
        resolve(undefined);
      }
    };
    request.send();
  });

function show(answer: Document, element: Element, state: LoaderState): Fragment | undefined {
  const view = answer.querySelector<HTMLElement>(`[${FRAGMENT_MARK}]`);
  const data: FragmentData = JSON.parse(`${answer.scripts[0]?.textContent}`);
  if (!view || data.version !== version) return undefined;
  if (!state.sheet) {
    state.sheet = new CSSStyleSheet();
    state.sheet.replaceSync(data.css);
  }
  const presses: EventTarget[] = [];
  // Its code is there first, or belongs to somebody else.
  if (!element.matches(':defined')) {
    const shadow = element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets.push(state.sheet);
    view.dataset['theme'] = element.getAttribute('theme') || 'light';
    view.onclick = ({ target }) => target && presses.push(target);
    view.onsubmit = () => false;
    const fallback = document.createElement('slot');
    fallback.hidden = true;
    shadow.append(view, fallback);
  }
  return { ...data, presses };
}
