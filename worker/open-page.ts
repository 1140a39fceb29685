/** What of a worker's windows is needed to show a page in one of them. */
interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageWindow[]>;
  openWindow(url: string): Promise<unknown>;
}
interface PageWindow {
  url: string;
  focus(): Promise<PageWindow>;
  navigate(url: string): Promise<unknown>;
}

const pathOf = ({ url }: PageWindow) => new URL(url).pathname;

/** In the window that shows it, else in one of ours that is open, else in a new one. */
export async function openPage({ href, pathname }: URL, windows: Windows): Promise<void> {
  const all = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  // Those of partners' pages lead back there.
  const own = all.filter((one) => !pathOf(one).startsWith('/embed/'));
  const there = own.find((one) => pathOf(one) === pathname);
  const first = there ?? own[0];
  try {
    const shown = await first?.focus();
    if (shown && !there) await shown.navigate(href);
    if (shown) return;
  } catch {
    // A window from before this worker cannot be led anywhere.
  }
  await windows.openWindow(href);
}
