import { contentOf } from '../page/inside.ts';

/** Returns the contrast of two colours of an element as the browser paints them, 1 to 21. */
export function contrastOf(element: Element, text: string, ground: string): number {
  const [one = 0, other = 0] = [text, ground]
    .map((name) => lightOf(element, name))
    .sort((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
}

/** Returns the relative luminance of a colour, as WCAG defines it. */
function lightOf(element: Element, name: string): number {
  const page = element.ownerDocument;
  const canvas = page.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('this browser has no canvas');
  const probe = page.createElement('i');
  probe.style.color = `var(--c-${name})`;
  contentOf(element).append(probe);
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
