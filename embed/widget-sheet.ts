import { loaderKey } from './loader-state.ts';

let own: Promise<CSSStyleSheet> | undefined;

async function fetchSheet() {
  const { default: css } = await import('./widget-css.ts');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * One sheet for all elements of the bundle; constructed, so that a strict CSP has nothing to refuse.
 * `push`, because early Safari loses sheets when the list is copied and assigned.
 */
export async function adoptWidgetSheet({ adoptedStyleSheets }: ShadowRoot): Promise<void> {
  const fromLoader = window[loaderKey]?.sheet;
  if (!fromLoader) own ??= fetchSheet();
  const sheet = fromLoader ?? (await own);
  if (sheet && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
