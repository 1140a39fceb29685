/**
 * All a page loads of a floating assistant nobody opens: a button that stands in for the element
 * until it is pressed. Then, and for an assistant inside the page at once, the element itself is
 * fetched and takes over. Nothing is imported here, so that it stays as small as it is.
 */
import bn from '#locales/bn/site/launcher.json' with { type: 'json' };
import en from '#locales/en/site/launcher.json' with { type: 'json' };

const TAG = 'porua-assistant';
const OPEN = 'data-porua-open';
const STATE = 'data-porua-state';
const RETRY_AFTER_MS = 1500;
/** The px between the button and the corner of the screen. */
const GAP = 16;
/** See embed/page-drafts.ts. */
const OPEN_DRAFT = 'porua:assistant-open';

const CSS = `.launch{all:initial;position:fixed;right:16px;bottom:16px;z-index:var(--porua-z,40);box-sizing:border-box;width:56px;height:56px;padding:15px;border-radius:28px;cursor:pointer;color:var(--porua-on-brand,#fff);background:var(--porua-brand,#0b6e4f);box-shadow:0 4px 14px rgb(23 33 43/.2)}.launch:focus-visible{outline:3px solid var(--porua-ink,#17212b);outline-offset:2px}.launch[aria-busy=true]{opacity:.6}.launch svg{display:block;width:26px;height:26px}`;
const ICON = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z';
const SVG = 'http://www.w3.org/2000/svg';

const load = () => import('./assistant-full.ts');
const wait = () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
let loading: Promise<unknown> | undefined;

function fetchElement(element: Element, onFailure: () => void): void {
  loading ??= load().catch(() => wait().then(load));
  loading.then(
    () => watch.disconnect(),
    (error: unknown) => {
      loading = undefined;
      console.warn(`[porua] <${TAG}> could not be loaded`, error);
      onFailure();
      const detail = { code: 'load_failed' };
      element.dispatchEvent(
        new CustomEvent('porua-error', { detail, bubbles: true, composed: true }),
      );
    },
  );
}

function createIcon() {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICON);
  svg.append(path);
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  return svg;
}

function standIn(element: Element) {
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  shadow.adoptedStyleSheets.push(sheet);
  const button = document.createElement('button');
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  button.type = 'button';
  button.className = 'launch';
  button.ariaLabel = (/^en\b/i.test(lang) ? en : bn).open;
  button.append(createIcon());
  button.addEventListener('click', () => {
    button.ariaBusy = 'true';
    element.setAttribute(OPEN, '');
    fetchElement(element, () => {
      button.ariaBusy = 'false';
      element.removeAttribute(OPEN);
      // The way onward is the page's own link.
      shadow.append(document.createElement('slot'));
    });
  });
  shadow.append(button);
  element.setAttribute(STATE, 'ready');
  // A page's `:empty` rule would hide it.
  if (!element.hasChildNodes()) element.append(' ');
  toCorner(button);
}

/** Inside a transformed parent `fixed` means fixed there: then above the page. */
function toCorner(button: HTMLElement) {
  const { right, bottom } = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  if (Math.hypot(clientWidth - right - GAP, innerHeight - bottom - GAP) < 2) return;
  button.popover = 'manual';
  button.showPopover?.();
}

function isOpenHere(): boolean {
  try {
    return sessionStorage.getItem(OPEN_DRAFT) !== null;
  } catch {
    return false;
  }
}

function look() {
  for (const element of document.querySelectorAll(`${TAG}:not(:defined)`)) {
    if (element.getAttribute('mode') === 'floating' && !isOpenHere()) {
      if (!element.shadowRoot) standIn(element);
    } else fetchElement(element, () => element.setAttribute(STATE, 'failed'));
  }
}

if (customElements.get(TAG)) throw new Error(`<${TAG}> belongs to another script`);
const watch = new MutationObserver(look);
watch.observe(document, { childList: true, subtree: true });
look();
