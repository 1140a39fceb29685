/**
 * Asks the server for an element's first view and shows it, while the code of the element is on its
 * way. Whatever is wrong with it, the widget draws itself.
 */
import { version } from 'virtual:porua-manifest';
import type { FragmentData } from '#core/site/embed/fragment.ts';
import type { Fragment, LoaderState } from '../loader-state.ts';
import { showInSteps } from './show-in-steps.ts';

/** Our attributes by the ends of their names; what the server does not know of it leaves out. */
const OURS =
  /^(?!data-|aria-).*(\b(ids?|min|max|size|filters|gender|checked|open|more|search|order|place|days|salary|intent|greeting|site)|tude|distance)$/;

/**
 * The characters of the longest value anybody can have meant; beyond it the widget draws itself.
 */
const MOST = 400;

/**
 * Returns the address with the attributes in the order of the page, so that a partner can write it
 * into a preload line.
 */
function addressOf(origin: string, widget: string, lang: string, element: Element): string {
  const query = new URLSearchParams();
  for (const { name, value } of element.attributes)
    if (OURS.test(name)) query.set(name, value.slice(0, MOST));
  query.set('lang', lang);
  return `${origin}/embed/fragment/${widget}?${query}`;
}

/** A document, not a string: a page with Trusted Types lets nobody parse strings. */
export async function fetchFragment(
  origin: string,
  widget: string,
  lang: string,
  element: Element,
  state: LoaderState,
): Promise<Fragment | undefined> {
  // Another origin only the widget can judge; a button in a corner has its own small code.
  if (element.matches('[api],[mode=floating]')) return;
  const request = new XMLHttpRequest();
  request.open('GET', addressOf(origin, widget, lang, element));
  request.responseType = 'document';
  request.send();
  await new Promise((resolve) => request.addEventListener('loadend', resolve));
  try {
    return show(request.response, element, state);
  } catch {
    return;
  }
}

function show(answer: Document, element: Element, state: LoaderState): Fragment | undefined {
  const view = answer.querySelector<HTMLElement>('.porua');
  const data: FragmentData = JSON.parse(`${answer.scripts[0]?.text}`);
  if (!view || data.version !== version) return;
  if (!state.sheet) {
    state.sheet = new CSSStyleSheet();
    state.sheet.replaceSync(data.css);
  }
  const presses: Fragment['presses'] = [];
  // Its code is there first, or belongs to somebody else.
  if (!element.matches(':defined')) {
    const shadow = element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets.push(state.sheet);
    view.dataset['theme'] = element.getAttribute('theme') || 'light';
    view.onclick = ({ target }) => presses.push(target);
    view.onsubmit = () => false;
    const fallback = document.createElement('slot');
    fallback.hidden = true;
    shadow.append(view, fallback);
    void showInSteps(view);
  }
  return { ...data, presses };
}
