/** The lazy screens of the app and what each brings along, read from the files that list them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { areaFile } from '../../build/locale-files.ts';

const ROOT = path.join(import.meta.dirname, '../..');

interface LazyPart {
  file: string;
  /** Areas of texts it waits for. */
  areas: string[];
}

export interface Screen {
  /** Its file, which names it in budgets.ts. */
  file: string;
  /** Keys of the manifest: all that a visitor downloads to see it. */
  keys(lang: Lang): string[];
}

/** The file that the readers of an area fetch, the lists of the wings in it, and the frame around it. */
const AREAS: [file: string, lists: string, frame?: string][] = [
  [
    'app/start/routes/tutor-routes.tsx',
    'app/*/tutor-screens.{ts,tsx}',
    'app/dashboards/tutor/shell/tutor-shell.tsx',
  ],
  [
    'app/start/routes/parent-routes.tsx',
    'app/*/guardian-screens.{ts,tsx}',
    'app/dashboards/guardian/shell/guardian-shell.tsx',
  ],
  ['app/staff/staff-routes.tsx', 'app/staff/staff-screens.ts'],
];

const listsIn = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();

/** Each screen once, with what is around it; what is around others is no screen. */
export function readScreens(): Screen[] {
  const main = ['app/start/routes/routes.tsx', ...listsIn('app/*/public-screens.{ts,tsx}')].flatMap(
    readLazyParts,
  );
  const find = (file: string) => main.filter((part) => part.file === file);
  const inAreas = AREAS.flatMap(([area, lists, frame]) => {
    const around = [area, frame].flatMap((file) => (file ? find(file) : []));
    return [area, ...listsIn(lists)].flatMap(readLazyParts).map((part) => toScreen(part, around));
  });
  const frames = AREAS.flatMap(([area, , frame]) => (frame ? [area, frame] : [area]));
  const all = [...main.map((part) => toScreen(part, [])), ...inAreas];
  const files = all.map(({ file }) => file);
  return all.filter(({ file }, index) => !frames.includes(file) && files.indexOf(file) === index);
}

const toScreen = (part: LazyPart, around: LazyPart[]): Screen => {
  const parts = [...around, part];
  const areas = new Set(parts.flatMap((one) => one.areas));
  return {
    file: part.file,
    keys: (lang) => [
      'index.html',
      `ground/texts/${lang}.ts`,
      ...parts.map(({ file }) => path.relative('app', file)),
      ...[...areas].map((area) => `../${areaFile(lang, area)}`),
    ],
  };
};

/**
 * The lazy pages, after a name or a path: `authPage(() => import('…')` or `lazyPages('auth')(() =>
 * import('…')`.
 */
const LAZY_PAGE = /[=:] ((?:lazy|public)Pages\([^)]*\)|\w+)\(\s*\(\) => import\('([^']+)'\)/g;

function readLazyParts(list: string): LazyPart[] {
  const source = readFileSync(path.join(ROOT, list), 'utf8');
  return [...source.matchAll(LAZY_PAGE)].map(([, maker = '', imported = '']) => ({
    file: imported.startsWith('#') ? imported.slice(1) : path.join(path.dirname(list), imported),
    areas: readAreas(source, maker),
  }));
}

/** Reads the areas of `lazyPages('auth')`, or of the name it has been given. */
function readAreas(source: string, maker: string): string[] {
  const call = /^(?:lazy|public)Pages/.test(maker)
    ? maker
    : new RegExp(`const ${maker} = ((?:lazy|public)Pages\\([^)]*\\))`).exec(source)?.[1];
  if (!call) throw new Error(`${maker} makes no lazy page`);
  return [...call.matchAll(/'(\w+)'/g)].map(([, area = '']) => area);
}
