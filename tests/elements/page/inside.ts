/** Looking into an element: its shadow tree, and beside it what the page has put into it. */
import { queryAllByRole } from '@testing-library/dom';

/** Returns the content that we have drawn; an element that has drawn nothing yet has none. */
export function contentOf(element: Element): HTMLElement {
  const content = element.shadowRoot?.querySelector<HTMLElement>('.porua');
  if (!content) throw new Error(`<${element.localName}> has no content yet`);
  return content;
}

/** Finds all that fit a selector in an element: of the page's and of ours. */
export const allIn = (element: Element, selector: string): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(selector),
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

export function oneIn(element: Element, selector: string): HTMLElement {
  const [found] = allIn(element, selector);
  if (!found) throw new Error(`<${element.localName}> has no ${selector}`);
  return found;
}

/** Finds the one that a screen reader would call so; `place`: an element, or a part inside one. */
export function oneOfRole(place: HTMLElement, role: string, name: string | RegExp): HTMLElement {
  const [found] = queryAllByRole(place.shadowRoot ? contentOf(place) : place, role, { name });
  if (!found) throw new Error(`no ${role} ${name}`);
  return found;
}

/** Returns whether somebody can see it: it has a size, and nothing hides it. */
export function isVisible(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
}
