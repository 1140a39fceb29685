/**
 * embed.js, the one script a partner includes. It is small, because pages pay for it whether they
 * show a widget or not: it finds our elements, reserves their height, and when one comes near the
 * viewport fetches its first view and then its code. It never throws into the page.
 */
import { widgets } from 'virtual:porua-manifest';
import { ORIGIN_MARK as origin } from '#core/site/embed/origin-mark.ts';
import { hostLang } from './host-lang.ts';
import { fetchFragment } from './loader/fetch-fragment.ts';
import { fitFrames } from './loader/fit-frames.ts';
import { importWidget } from './loader/import-widget.ts';
import { reserveFor, reserveHeight } from './loader/reserve-height.ts';
import { upgradeDiv } from './loader/upgrade-div.ts';
import { wait } from './loader/wait.ts';
import { warnOnce } from './loader/warn-once.ts';
import { isHiddenUntilDefined, watchApproach } from './loader/watch-approach.ts';
import { type Fragment, type LoaderState, loaderKey } from './loader-state.ts';

const PREFIX = 'porua-';
/** The first view goes before the code, which would share the connection with it; a slow one does not. */
const VIEW_ALONE_MS = 800;

function start() {
  // Without constructed style sheets a widget would have no styles; the fallback link is better.
  if (window[loaderKey] || !document.adoptedStyleSheets) return;
  // Never asked of the page: the person who may write its content could name another host.
  if (!origin.includes(':')) return warnOnce('unknown origin');

  const tags = Object.keys(widgets).map((widget) => PREFIX + widget);
  const selector = `${tags},[data-porua-widget]`;
  const found = new WeakMap<Element, ReturnType<LoaderState['whenNear']>>();

  const whenNear = (element: HTMLElement) => {
    const known = found.get(element);
    if (known) return known;
    const widget = element.localName.slice(PREFIX.length);
    reserveFor(element, widget);
    const load = (view?: Fragment) => importWidget(origin, widget, element, view?.files);
    if (isHiddenUntilDefined(element) || /porua_/.test(location.hash)) load();
    const first = watchApproach(element).then(() => {
      const fragment = fetchFragment(origin, widget, hostLang(element), element, state);
      void Promise.race([fragment, wait(VIEW_ALONE_MS)]).then(load);
      return { fragment };
    });
    found.set(element, first);
    return first;
  };

  const look = (root: HTMLElement) => {
    for (const element of root.matches(selector)
      ? [root]
      : root.querySelectorAll<HTMLElement>(selector))
      if (tags.includes(element.localName)) void whenNear(element);
      else upgradeDiv(element, tags, PREFIX);
  };

  const state: LoaderState = { whenNear };
  window[loaderKey] = state;
  reserveHeight(tags);
  fitFrames(origin);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLElement) look(node);
  }).observe(document, { childList: true, subtree: true });
  look(document.documentElement);
}

try {
  start();
} catch (error) {
  warnOnce('could not be loaded', error);
}
