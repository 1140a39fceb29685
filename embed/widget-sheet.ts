import css from 'virtual:porua-widget.css';

/** One sheet for all elements of the bundle; constructed, so that a strict CSP has nothing to refuse. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** `push`, because early Safari loses sheets when the list is copied and assigned. */
export function adoptWidgetSheet(root: DocumentOrShadowRoot): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
