/**
 * The remedy where a file is missing: the address is loaded once by the browser, which brings the page of
 * the newest build. Noted in the history entry, which outlives the load and needs no storage.
 */
const NOTE = 'fullLoadAt';
const COUNTS_FOR_MS = 60_000;

export function hasJustLoaded(): boolean {
  const at: unknown = history.state?.[NOTE];
  return typeof at === 'number' && Math.abs(Date.now() - at) < COUNTS_FOR_MS;
}

export function loadFully(): void {
  history.replaceState({ ...history.state, [NOTE]: Date.now() }, '');
  location.reload();
}
