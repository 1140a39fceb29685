/** The part of a worker's windows that is needed to show a page in one of them. */
interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageWindow[]>;
  openWindow(url: string): Promise<unknown>;
}
interface PageWindow {
  url: string;
  focus(): Promise<unknown>;
}

/**
 * Opens a page in the window that shows it, else in a new one: in another somebody may be typing.
 */
export async function openPage({ href }: URL, windows: Windows): Promise<void> {
  const all = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = all.find(({ url }) => url === href);
  if (there) await there.focus();
  else await windows.openWindow(href);
}
