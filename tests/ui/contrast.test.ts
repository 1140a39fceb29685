import { expect, test } from 'vitest';
import { darkColors, lightColors, textPairs, tokensCss } from '#ui/theme/tokens.ts';

const MINIMUM = 4.5;
const EDGE_MINIMUM = 3;

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes = { light: lightColors, dark: darkColors };

test.each(
  Object.entries(themes).flatMap(([theme, colors]) =>
    textPairs.map(
      ([text, ground]) => [theme, text, ground, contrast(colors[text], colors[ground])] as const,
    ),
  ),
)('%s: %s on %s can be read', (_theme, _text, _ground, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(MINIMUM);
});

test.each(Object.entries(themes))('%s: the edge of a field stands out', (_, colors) => {
  expect(contrast(colors.edge, colors.paper)).toBeGreaterThanOrEqual(EDGE_MINIMUM);
});

test('partners may set their own brand colour, radius and font', () => {
  const css = tokensCss('.x');
  for (const property of ['--porua-brand', '--porua-on-brand', '--porua-radius', '--porua-font'])
    expect(css).toContain(`var(${property},`);
});
