import type { FirstViewData } from '#core/pages/drawn-page.ts';
import { FirstView } from '#ui/first-view.ts';

/** What the server drew this page from, as it stands in the page; absent where it drew nothing. */
export function readFirstView(): FirstView | undefined {
  const written = document.getElementById('first-view')?.textContent;
  if (!written) return undefined;
  const data: FirstViewData = JSON.parse(written);
  return new FirstView(data);
}
