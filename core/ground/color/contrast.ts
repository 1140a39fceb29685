/** Contrast as WCAG reckons it, and the nearest colour that has enough of it. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const ENOUGH = 4.5;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const STEPS = 40;

const toLinear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

/** The colour itself where it can be read on all grounds; else darker or lighter, as little as does. */
export function readableOn(color: Rgb, grounds: readonly Rgb[]): Rgb {
  const worst = (candidate: Rgb) =>
    Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  let best = color;
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of [BLACK, WHITE]) {
      const candidate = mix(color, end, step / STEPS);
      if (worst(candidate) >= ENOUGH) return candidate;
      if (worst(candidate) > worst(best)) best = candidate;
    }
  return best;
}

/** Converts a hex colour such as `#7a2e3a` to RGB. */
export const toRgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const toHex = (color: Rgb): string =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
