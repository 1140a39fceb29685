/**
 * Returns the computed styles and sizes of everything in an element's shadow tree, for comparing two pages.
 * Options are left out: they come when their list has loaded, and the browser draws them.
 * Playwright sends it into a page, so it names nothing outside.
 */
export function readStyles(host: Element): string[] {
  const properties = [
    'display',
    'color',
    'background-color',
    'font-size',
    'font-family',
    'font-style',
    'font-weight',
    'line-height',
    'letter-spacing',
    'word-spacing',
    'text-transform',
    'text-align',
    'direction',
    'box-sizing',
    'margin-top',
    'padding-top',
    'padding-left',
    'border-top-width',
    'float',
    'cursor',
    '-webkit-text-fill-color',
    'width',
  ];
  const all = host.shadowRoot?.querySelectorAll('.porua, .porua :not(option)') ?? [];
  return [...all].map((node) => {
    const style = getComputedStyle(node);
    const values = properties.map((name) => style.getPropertyValue(name));
    return `${node.localName}.${node.getAttribute('class')} ${values.join(' | ')}`;
  });
}
