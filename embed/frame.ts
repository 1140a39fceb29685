/**
 * The page behind the iframe form, `/embed/frame/job-board?city-id=1&lang=en`: for editors that
 * strip scripts. It makes the element it is the page of and gives it the address's parameters, also
 * those that are custom properties, but never `api`: a page on our origin must not show somebody else's data. The page around may make
 * the frame as high as it says; where nothing does, a list shows as much as fits.
 */
import { pageSizeFor } from './loader/page-size-for.ts';
import { handLinksToWordpress, isInWordpress, tellWordpressHeight } from './wordpress-frame.ts';

const ATTRIBUTE = /^(?!on|style$|api$|mode$)[a-z][a-z-]*$/;
const PROPERTY = /^--porua-[a-z-]+$/;
const LISTS = ['job-board', 'tutor-hub'];
/**
 * Milliseconds the page around has to answer, and after which it is told again: its script may come
 * late.
 */
const PATIENCE_MS = 200;
const AGAIN_MS = [1000, 3000, 10_000];

const LOOKS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
/** Milliseconds for scrolling. */
const SCROLLED_MS = 300;
/**
 * The px below which a list puts its filters into a dialog; beside it they would be higher than any
 * frame.
 */
const ONE_COLUMN_PX = 940;

const widget = document.body.dataset['widget'] ?? '';
const query = new URLSearchParams(location.search);
let told = 0;

document.documentElement.lang = query.get('lang') === 'en' ? 'en' : 'bn';
document.body.style.margin = '0';

/** Anybody may know a height. */
function tell(height: number) {
  told = height;
  parent.postMessage({ t: 'porua:resize', h: height }, '*');
  tellWordpressHeight(height);
}

/** Tests with one pixel whether the page around makes the frame as high as requested. */
function isFollowed(): Promise<boolean> {
  tell(innerHeight + 1);
  return new Promise((resolve) => {
    addEventListener('resize', () => resolve(innerHeight === told), { once: true });
    setTimeout(resolve, PATIENCE_MS, false);
  });
}

function tellHeightFromNowOn() {
  const tellHeight = () => tell(Math.ceil(document.body.getBoundingClientRect().height));
  new ResizeObserver(tellHeight).observe(document.body);
  for (const ms of AGAIN_MS) setTimeout(tellHeight, ms);
}

/** A high frame is higher than the screen: what opens above the list goes where the reader looks. */
function noteWhatIsSeen() {
  const { style } = document.documentElement;
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (!entry?.isIntersecting) return;
    const { top, bottom } = entry.intersectionRect;
    style.setProperty('--frame-top', `${Math.max(0, top)}px`);
    style.setProperty('--frame-bottom', `${Math.max(0, innerHeight - bottom)}px`);
  }).observe(document.documentElement);
}

/** A dialog that opens takes the focus, which may scroll the page around. */
function look() {
  noteWhatIsSeen();
  setTimeout(noteWhatIsSeen, SCROLLED_MS);
}

/**
 * The page around may scroll or move while a dialog is open, and a busy one scrolls late. The frame
 * hears only of a dialog that can no longer be seen whole.
 */
const shown = new IntersectionObserver(noteWhatIsSeen, { threshold: [0, 0.25, 0.5, 0.75, 0.9, 1] });
function noteDialog(event: Event) {
  look();
  for (const node of event.composedPath())
    if (node instanceof HTMLDialogElement) shown.observe(node);
}

function createElement(isHigh: boolean) {
  const element = document.createElement(`porua-${widget}`);
  for (const [name, value] of query) {
    if (ATTRIBUTE.test(name)) element.setAttribute(name, value);
    if (PROPERTY.test(name)) document.body.style.setProperty(name, value);
  }
  if (!isHigh && LISTS.includes(widget) && !query.has('page-size')) {
    const width = Math.min(innerWidth, ONE_COLUMN_PX);
    element.style.cssText = `max-width:${ONE_COLUMN_PX}px;margin:auto`;
    element.setAttribute('page-size', String(pageSizeFor(widget, element, width, innerHeight)));
    addEventListener('resize', () => {
      if (innerHeight !== told || isInWordpress) return;
      element.removeAttribute('page-size');
      element.style.maxWidth = 'none';
    });
  }
  const link = document.querySelector('a');
  const site = query.get('site');
  if (link && site) link.search = new URLSearchParams({ from: site }).toString();
  if (link) element.append(link);
  document.body.prepend(element);
  return element;
}

if (parent === window) createElement(true);
else {
  if (isInWordpress) handLinksToWordpress();
  // WordPress lets a frame grow, but not as high as a whole list.
  const element = createElement((await isFollowed()) && !isInWordpress);
  tellHeightFromNowOn();
  const lookFromOutside = () => {
    look();
    // The focus that goes from one place inside an element to another is no event outside it.
    element.shadowRoot?.addEventListener('focusin', noteDialog, true);
  };
  for (const event of LOOKS) addEventListener(event, lookFromOutside, true);
  addEventListener('resize', noteWhatIsSeen);
}
