import { expectedHeight } from './expected-height.ts';

/** The property that the loader calculates; `--porua-reserve` is the page's own. */
const HEIGHT = '--porua-height';

/**
 * Height for elements whose code is still on the way, so that nothing below them moves. `:where`
 * weighs nothing: any rule of the page's own wins. The elements' own sheet continues with the same.
 */
export function reserveHeight(tags: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  const all = tags.join();
  sheet.replaceSync(
    `:where(${all}){display:block}:where(${all}):where(:not([data-porua-state])){min-height:var(--porua-reserve,var(${HEIGHT}))}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** The height an element will need by its width and page size. */
export function reserveFor(element: HTMLElement, widget: string): void {
  const pageSize = Number(element.getAttribute('page-size')) || 10;
  const hasFilters = !element.hasAttribute('hide-filters');
  const height = expectedHeight(widget, element.offsetWidth, pageSize, hasFilters);
  // What stands in the corner takes no place.
  element.style.cssText += element.matches('[mode=floating]')
    ? ';position:fixed;bottom:0'
    : `;${HEIGHT}:${height}px`;
}
