import type { Lang } from '#core/ground/i18n/lang.ts';

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

/** Returns the language that the app's own switch left, else the browser's. */
export async function readerLang(): Promise<Lang> {
  const chosen = await self.cookieStore?.get('lang');
  const wanted = chosen?.value ?? navigator.language;
  return wanted.startsWith('en') ? 'en' : 'bn';
}
