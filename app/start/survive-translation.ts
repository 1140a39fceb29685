/**
 * Programs that translate a page, the browser's own and extensions, take text nodes out and put
 * `<font>` with other words in their place. React still holds the nodes it made: what it writes into
 * them nobody sees, and taking one out, or putting something before it, throws and ends the screen.
 * Here each such node is followed to what stands for it. On our own pages alone: a partner's page
 * keeps its `Node`, and its elements are in shadow roots, which the browser does not translate.
 * Source: docs/requirements/shell/app-shell.md, "Translated by the browser".
 */

/** The nodes that stand for the text nodes that were taken out. */
const standIns = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Replaced at once, or put before or after what goes in a second step. */
const standInOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(isFont);

/** The child of `parent` that is the node, holds it or stands for it. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = standIns.get(node) ?? node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') {
        const standIn = standIns.get(record.target);
        if (standIn) standIn.textContent = record.target.nodeValue;
        continue;
      }
      for (const node of record.removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        const standIn = standInOf(record);
        if (standIn === undefined) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = placeIn(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before && before.parentNode !== this ? placeIn(this, before) : before;
    return insertBefore.call(this, child, place) as Child;
  };
}
