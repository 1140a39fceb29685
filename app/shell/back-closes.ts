/**
 * Back closes the dialog that is open instead of leaving the page. While one is open the page has an
 * entry more in the history, of the same address. However the dialog closes, the entry stays: to take it
 * away takes a step back, which a link pressed in that moment would lose. The next dialog of the page
 * uses it, and Back goes on from it by itself.
 */
const MARK = 'dialogs';

/** It numbers the entries of one visit to a page: 0 is the page itself, above it one for each open dialog. */
interface Place {
  page: number;
  depth: number;
}

let open: (() => void)[] = [];
let last: Place | undefined;

const currentPlace = (): Place | undefined => history.state?.[MARK];

/** It leaves what the router keeps in the entry: to the router it is the same page. */
function write(how: 'pushState' | 'replaceState', place: Place): void {
  history[how]({ ...history.state, [MARK]: place }, '');
  last = place;
}

function onStep(): void {
  const left = last;
  const now = currentPlace();
  last = now;
  const isOtherPage = now?.page !== left?.page;
  if (!isOtherPage && (now?.depth ?? 0) >= (left?.depth ?? 0)) return;
  const wanted = isOtherPage ? 0 : (now?.depth ?? 0);
  const closing = open.slice(wanted).reverse();
  open = open.slice(0, wanted);
  for (const close of closing) close();
  if (closing.length === 0 && !isOtherPage) history.back();
}

/** Returns what is called when the dialog has closed. */
export function backCloses(close: () => void): () => void {
  window.addEventListener('popstate', onStep);
  open = [...open, close];
  if (currentPlace() === undefined) write('replaceState', { page: Date.now(), depth: 0 });
  const { page = 0, depth = 0 } = currentPlace() ?? {};
  last = { page, depth };
  if (depth < open.length) write('pushState', { page, depth: depth + 1 });
  return () => {
    open = open.filter((one) => one !== close);
  };
}
