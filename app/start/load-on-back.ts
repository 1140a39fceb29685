/**
 * Back to a page of this tab that an earlier load has shown changes the address alone. Before the app is
 * there to show that page, it is loaded.
 */
import { ALIVE, LEAVING } from '#app/ground/page/alive.ts';

export function loadOnBack() {
  const { pathname, search } = location;
  const load = () => {
    // A place in this page is in this page.
    if (location.pathname === pathname && location.search === search) return;
    document.documentElement.dataset[LEAVING] = '';
    location.reload();
  };
  window.addEventListener('popstate', load);
  document.addEventListener(ALIVE, () => window.removeEventListener('popstate', load), {
    once: true,
  });
}
