/**
 * Fetches, for a page that the server has drawn, what it was drawn from and all that it is made of.
 */

import { AssistantLauncher, hasLauncher } from '#app/start/routes/assistant-launcher.ts';
import type { FirstViewData } from '#core/api/drawn-page.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { FirstView } from '#ui/first-view.ts';
import { preloadPage } from './preload-page.ts';

/**
 * Takes the page over: what has been drawn already may not disappear while its code is fetched.
 */
export async function takeOver(written: string, lang: Lang): Promise<FirstView> {
  const data: FirstViewData = JSON.parse(written);
  const { pathname } = location;
  await Promise.all([
    preloadPage(pathname, lang),
    // The page goes on without it.
    hasLauncher(pathname) && AssistantLauncher.preload(lang).catch(() => undefined),
  ]);
  return new FirstView(data);
}
