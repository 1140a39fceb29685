/**
 * Colours, radius, shadow and fonts as custom properties, for the app's root and the widgets' wrapper
 * alike. Partners override the `--porua-*` properties; nothing else reaches in from their page.
 */
export const lightColors = {
  ink: '#1b2420',
  muted: '#57635d',
  paper: '#fffdf9',
  surface: '#f6f2e9',
  line: '#e4dccd',
  edge: '#857d6f',
  brand: '#0b6e4f',
  'brand-deep': '#085a40',
  'on-brand': '#ffffff',
  'brand-soft': '#e3f1ea',
  accent: '#f2a33c',
  'accent-soft': '#fdf1de',
  'accent-ink': '#7a4a05',
  danger: '#b3261e',
  'danger-soft': '#fceceb',
} as const;

export type ColorName = keyof typeof lightColors;

export const darkColors: Record<ColorName, string> = {
  ink: '#e9efe9',
  muted: '#a9b5ac',
  paper: '#121a16',
  surface: '#0c120f',
  line: '#27332c',
  edge: '#6f7f75',
  brand: '#3fbf8f',
  'brand-deep': '#63d3a9',
  'on-brand': '#04231a',
  'brand-soft': '#10312a',
  accent: '#f2a33c',
  'accent-soft': '#33260f',
  'accent-ink': '#f6c57f',
  danger: '#ff9a91',
  'danger-soft': '#3a1c1c',
};

/** Text on background pairs that are really used; a test holds each at 4.5 : 1 in both themes. */
export const textPairs: [ColorName, ColorName][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'brand-soft'],
  ['brand-deep', 'paper'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['ink', 'brand-soft'],
  ['accent-ink', 'accent-soft'],
  ['danger', 'paper'],
  ['danger', 'danger-soft'],
];

/** The colors that a partner may set on the element or any ancestor of it. */
export const partnerColors: ColorName[] = [
  'ink',
  'paper',
  'surface',
  'line',
  'brand',
  'on-brand',
  'accent',
];

const fonts = 'system-ui, sans-serif';

const declare = (colors: Record<ColorName, string>) =>
  Object.entries(colors)
    .map(([name, value]) =>
      partnerColors.includes(name as ColorName)
        ? `--c-${name}:var(--porua-${name},${value});`
        : `--c-${name}:${value};`,
    )
    .join('');

const LIGHT = `color-scheme:light;${declare(lightColors)}--shadow:0 1px 2px rgb(40 34 20/.06),0 4px 14px rgb(40 34 20/.08);`;
const DARK = `color-scheme:dark;${declare(darkColors)}--shadow:0 1px 2px rgb(0 0 0/.5),0 6px 18px rgb(0 0 0/.45);`;

/** Sheet text that defines every token under `selector`, in light, dark and automatic mode. */
export function tokensCss(selector: string): string {
  const shape = `--r:var(--porua-radius,10px);--r-sm:min(var(--porua-radius,6px),6px);--font:var(--porua-font,${fonts});`;
  return [
    `${selector}{${shape}${LIGHT}}`,
    `${selector}[data-theme=dark]{${DARK}}`,
    `@media (prefers-color-scheme:dark){${selector}[data-theme=auto]{${DARK}}}`,
  ].join('\n');
}

/** Paper is light, whatever the screen is. Stands after the other tokens. */
export const paperCss = (selector: string): string =>
  `@media print{${selector}[data-theme]{${LIGHT}}}`;
