/** Clicks and keys as of a person: the browser gets them from outside, and decides where they arrive. */
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { eventually } from './eventually.ts';
import { isVisible } from './inside.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns what a click at this place would meet, also in shadow trees. */
function meetAt(root: DocumentOrShadowRoot, x: number, y: number): Element | null {
  const met = root.elementFromPoint(x, y);
  return met?.shadowRoot && met.shadowRoot !== root ? meetAt(met.shadowRoot, x, y) : met;
}

/** Finds the middle of something that stands still, is on the screen and has nothing above it. */
async function findMiddle(node: HTMLElement): Promise<[number, number]> {
  expect(isVisible(node), `<${node.localName}> is visible`).to.equal(true);
  node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const before = node.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const { x, y, width, height } = node.getBoundingClientRect();
  expect([x, y], `<${node.localName}> stands still`).to.deep.equal([before.x, before.y]);
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const met = meetAt(node.ownerDocument, ...middle);
  expect(met && (node.contains(met) || met.contains(node)), 'nothing is above it').to.equal(true);
  return middle;
}

const OF_A_CLICK = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/**
 * `find`: looked for again until it was pressed. What has moved away in the last moment is tried once more,
 * and what came into its place gets nothing of the click.
 */
export const click = (find: () => HTMLElement): Promise<void> =>
  eventually(async () => {
    const node = find();
    const position = await findMiddle(node);
    const page = node.ownerDocument;
    let isMet = false;
    const look = (event: Event) => {
      if (event.composedPath().includes(node)) isMet = true;
      // A press that has met it may have taken it away.
      else if (!isMet) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    for (const name of OF_A_CLICK) page.addEventListener(name, look, { capture: true });
    await sendMouse({ type: 'click', position });
    for (const name of OF_A_CLICK) page.removeEventListener(name, look, { capture: true });
    expect(isMet, `the click met <${node.localName}>`).to.equal(true);
  });

export const press = (key: string): Promise<void> => sendKeys({ press: key });

export async function type(find: () => HTMLElement, text: string): Promise<void> {
  await click(find);
  await sendKeys({ type: text });
}
