/** Times at which somebody may have signed out elsewhere: the visitor comes back to the page. */
const QUIET_MS = 1000;

export function watchReturn(check: (isRestored: boolean) => void): void {
  let last = 0;
  const look = (isRestored: boolean) => {
    // Focus and visibility come together.
    if (document.visibilityState !== 'visible' || Date.now() - last < QUIET_MS) return;
    last = Date.now();
    check(isRestored);
  };
  document.addEventListener('visibilitychange', () => look(false));
  window.addEventListener('focus', () => look(false));
  window.addEventListener('pageshow', (event) => event.persisted && look(true));
}
