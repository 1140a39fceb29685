/**
 * Finds where text in a partner's colours is hard to read, and what elements show in its place
 * there.
 */
import {
  contrast,
  ENOUGH,
  type Rgb,
  readableOn,
  toHex,
  toRgb,
} from '#core/ground/color/contrast.ts';
import type { EmbedChoice } from '#core/site/embed/embed-choice.ts';
import { darkColors, lightColors, textPairs } from '#ui/theme/tokens.ts';

export type Theme = 'light' | 'dark';

/** The texts whose colour a partner may choose. */
const CHOSEN = ['ink', 'brand', 'on-brand'] as const;

export interface WeakColor {
  name: (typeof CHOSEN)[number];
  theme: Theme;
  ratio: number;
  /** The nearest that can be read. */
  better: string;
}

/**
 * Finds the weak colours in the order of the pairs, as elements do it: what stands on the brand
 * follows the corrected one.
 */
export function weakColors(looks: EmbedChoice['looks'], theme: Theme): WeakColor[] {
  const own = theme === 'light' ? lightColors : darkColors;
  const colors = new Map<string, Rgb>(
    Object.entries({ ...own, ...looks })
      .filter(([name]) => name in own)
      .map(([name, hex]) => [name, toRgb(hex)]),
  );
  const grounds = (name: string) =>
    textPairs
      .filter(([text]) => text === name)
      .flatMap(([, ground]) => {
        const color = colors.get(ground);
        return color ? [color] : [];
      });
  return CHOSEN.flatMap((name): WeakColor[] => {
    const color = colors.get(name);
    if (!color) return [];
    const ratio = Math.min(...grounds(name).map((ground) => contrast(color, ground)));
    if (ratio >= ENOUGH) return [];
    const better = readableOn(color, grounds(name));
    colors.set(name, better);
    return [{ name, theme, ratio, better: toHex(better) }];
  });
}
