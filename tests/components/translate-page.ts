/** Does to a page what translating programs do to it. */

function fontWith(text: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text;
  outer.append(inner);
  return outer;
}

/** `replace`: the words are others, in nodes of their own; `wrap`: the nodes stay, inside. */
export function translatePage(root: Node, how: 'replace' | 'wrap' = 'replace'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const isTranslated = node.parentElement?.nodeName === 'FONT';
    if (node instanceof Text && node.data.trim() !== '' && !isTranslated) found.push(node);
  }
  for (const node of found) {
    const font = fontWith(how === 'replace' ? `«${node.data}»` : '');
    node.replaceWith(font);
    if (how === 'wrap') font.firstChild?.appendChild(node);
  }
}
