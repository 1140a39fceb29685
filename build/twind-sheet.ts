/**
 * Our class language: Tailwind's names with this product's colours, sizes and shapes.
 * It is twind run at build time; the browser gets plain CSS. See `docs/embed.md` for the properties
 * a partner may set, `ui/theme/tokens.ts` for the values behind the names.
 */
import { type CSSProperties, defineConfig, type MatchResult, twind, virtual } from '@twind/core';
import presetTailwind from '@twind/preset-tailwind';
import { lightColors } from '#ui/theme/tokens.ts';

const colors = {
  ...Object.fromEntries(Object.keys(lightColors).map((name) => [name, `var(--c-${name})`])),
  transparent: 'transparent',
  current: 'currentColor',
  white: 'white',
  black: 'black',
};

/** Line heights are inherited: they differ between Latin and Bengali text. */
const fontSize = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  base: '1.0625rem',
  lg: '1.25rem',
  xl: '1.625rem',
  '2xl': '2.125rem',
  '3xl': '2.75rem',
};

/** Widths of the widget's own box, for columns narrower than the screen. */
const containerWidth: Record<string, string> = { sm: '480px', md: '720px', lg: '960px' };

/** Whole and half steps of 4 px, or a bracketed length. */
const spacing = '((?:\\d+(?:\\.5)?|px|auto|\\[[^\\]]+\\]))';
interface WithTheme {
  theme(section: string, key: string): unknown;
}

const config = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  hash: false,
  theme: {
    colors,
    fontSize,
    borderRadius: { none: '0', sm: 'var(--r-sm)', DEFAULT: 'var(--r)', full: '9999px' },
    fontFamily: { sans: 'var(--font)', mono: 'ui-monospace, monospace' },
    extend: { lineHeight: { tight: '1.3', snug: '1.4' } },
  },
  variants: [
    ['cq-(sm|md|lg)', ({ 1: size }) => `@container (min-width:${containerWidth[size ?? 'sm']})`],
  ],
  rules: [
    [
      'line-clamp-(\\d+)',
      ({ 1: lines = '1' }) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        '-webkit-box-orient': 'vertical',
        '-webkit-line-clamp': lines,
      }),
    ],
    logical('ms', 'marginInlineStart'),
    logical('me', 'marginInlineEnd'),
    logical('ps', 'paddingInlineStart'),
    logical('pe', 'paddingInlineEnd'),
    [
      `size-${spacing}`,
      ({ 1: size }, { theme }) => ({ width: lengthOf(size, theme), height: lengthOf(size, theme) }),
    ],
    // The preset's own forms need helper properties on every element of the page.
    ['tabular-nums', { fontVariantNumeric: 'tabular-nums' }],
    ['shadow', { boxShadow: 'var(--shadow)' }],
    ['shadow-none', { boxShadow: 'none' }],
  ],
});

function logical<Property extends keyof CSSProperties>(side: string, property: Property) {
  const toValue = ({ 1: minus, 2: size }: MatchResult, { theme }: WithTheme): string =>
    minus ? `calc(${lengthOf(size, theme)} * -1)` : lengthOf(size, theme);
  const rule: [string, Property, typeof toValue] = [`(-?)${side}-${spacing}`, property, toValue];
  return rule;
}

function lengthOf(size = '', theme: WithTheme['theme']): string {
  if (size.startsWith('[')) return size.slice(1, -1).replaceAll('_', ' ');
  return size === 'auto' ? size : String(theme('spacing', size));
}

/** Twind takes any word before a colon for a pseudo-class, also in the names of our messages. */
const isMessage = (name: string) => name.startsWith('porua:');

/** CSS of the given class names; names the language does not know add nothing. */
export function createTwindSheet(classNames: readonly string[]): string {
  const sheet = virtual(false);
  const tw = twind(config, sheet);
  for (const name of classNames) if (!isMessage(name)) tw(name);
  return sheet.target.join('\n');
}
