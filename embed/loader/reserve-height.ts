const RESERVE = '--porua-reserve';

/**
 * Height for elements whose code is still on the way, so that nothing below them moves. `:where`
 * weighs nothing: any rule of the page's own wins. The elements' own sheet continues with the same.
 */
export function reserveHeight(tags: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  const all = tags.join();
  sheet.replaceSync(
    `:where(${all}){display:block}:where(${all}):where(:not([data-porua-state])){min-height:var(${RESERVE},560px)}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** The height an element will need by its width and page size: measured figures, rounded up. */
export function reserveFor(element: HTMLElement, widget: string): void {
  // A conversation scrolls in itself: the height of the sheet above is its own.
  if (widget === 'assistant' || getComputedStyle(element).getPropertyValue(RESERVE)) return;
  const width = element.offsetWidth;
  const isWide = width >= 960;
  let height = isWide ? 1260 : 2000;
  if (widget === 'job-board') {
    const filters = element.hasAttribute('hide-filters') ? 0 : 310;
    const columns = Math.floor((width - (isWide ? filters : 0)) / 300) || 1;
    const pageSize = Number(element.getAttribute('page-size')) || 10;
    height = 240 + filters + 312 * Math.ceil(pageSize / columns);
  }
  element.style.setProperty(RESERVE, `${height}px`);
}
