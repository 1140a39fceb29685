/**
 * Height for elements whose code is still on the way, so that nothing below them moves. `:where`
 * weighs nothing: any rule of the page's own wins. The elements' own sheet continues with the same.
 */
export function reserveHeight(tags: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  const all = tags.join();
  sheet.replaceSync(
    `:where(${all}){display:block}:where(${all}):where(:not([data-porua-state])){min-height:var(--porua-reserve,560px)}`,
  );
  document.adoptedStyleSheets.push(sheet);
}
