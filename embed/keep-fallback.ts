import { brand } from '#core/ground/brand.ts';

const ours = new WeakMap<Element, HTMLAnchorElement>();

/**
 * Elements made by script have no fallback link of their own. One in the light tree keeps a page's
 * `:empty` rule from hiding them, and stays when a snapshot of the page is shown without scripts.
 */
export function keepFallback(element: Element, href: string): void {
  const known = ours.get(element);
  if (known) known.href = href;
  if (element.childElementCount > 0 || element.textContent?.trim()) return;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = brand.name;
  ours.set(element, link);
  element.append(link);
}
