const NAMES = ['brand', 'on-brand', 'ink', 'paper', 'surface'];

/**
 * Returns whether the page around gives colours of its own; with ours there is nothing to correct.
 */
export function hasOwnColors(host: Element): boolean {
  const style = getComputedStyle(host);
  return NAMES.some((name) => style.getPropertyValue(`--porua-${name}`));
}
