/**
 * A partner's colours as they can be read: text on each ground it is used on has 4.5 : 1, in the
 * theme that is shown. Fetched only for pages that give colours.
 */

import { type Rgb, readableOn } from '#core/ground/color/contrast.ts';
import { textPairs } from '#ui/theme/tokens.ts';

const property = (name: string) => `--c-${name}`;

/** Whatever way the colour is written in. */
function readColors(wrapper: HTMLElement, names: Iterable<string>): Map<string, Rgb> {
  const probe = document.createElement('span');
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, Rgb>();
  wrapper.append(probe);
  for (const name of names) {
    probe.style.color = `var(${property(name)})`;
    if (!canvas) break;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    colors.set(name, [red, green, blue]);
  }
  probe.remove();
  return colors;
}

export function correctColors(wrapper: HTMLElement): void {
  const texts = new Set(textPairs.map(([text]) => text));
  for (const name of texts) wrapper.style.removeProperty(property(name));
  const colors = readColors(wrapper, new Set(textPairs.flat()));
  // In the order of the pairs: what stands on the brand colour follows the corrected one.
  for (const name of texts) {
    const color = colors.get(name);
    if (!color) continue;
    const grounds = textPairs.filter(([text]) => text === name).map(([, ground]) => ground);
    const readable = readableOn(
      color,
      grounds.map((ground) => colors.get(ground)).filter((ground) => ground !== undefined),
    );
    if (readable.join() === color.join()) continue;
    colors.set(name, readable);
    wrapper.style.setProperty(property(name), `rgb(${readable.join(' ')})`);
  }
}
