import { warnOnce } from './warn-once.ts';

/** Editors let authors write data attributes who may not write scripts or choose hosts. */
const ALLOWED = /^data-porua-(?!(widget|api|style)$|on)(.+)/;

/**
 * `<div data-porua-widget="job-board" data-porua-city-id="1">`, for editors that drop unknown tags.
 * The element is made inside the div and takes over what the div contained as its fallback.
 */
export function upgradeDiv(div: Element, tags: readonly string[], prefix: string): void {
  const tag = prefix + div.getAttribute('data-porua-widget');
  if (div.querySelector(tag)) return;
  if (!tags.includes(tag)) {
    warnOnce(`unknown ${tag}`);
    return;
  }
  const element = document.createElement(tag);
  for (const { name, value } of div.attributes) {
    const attribute = ALLOWED.exec(name)?.[2];
    if (attribute) element.setAttribute(attribute, value);
  }
  element.append(...div.childNodes);
  div.append(element);
}
