/** The lazy screens of the app and what each brings along, read from the files that list them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { areaFile } from '#core/site/guide/area-file.ts';

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

const OF_TUTORS = 'app/start/routes/tutor-routes.tsx';
/** The lists of areas; those of one row are one file of the build. */
const LISTS: [first: string, ...rest: string[]][] = [
  [OF_TUTORS, 'app/start/routes/tutor-settings-routes.tsx'],
  ['app/start/routes/parent-routes.tsx', 'app/start/routes/parent-settings-routes.tsx'],
  ['app/staff/staff-routes.tsx'],
];

/** Each screen once, with what is around it; what is around others is no screen. */
export function readScreens(): Screen[] {
  const main = ['app/start/routes/routes.tsx', 'app/people/auth/auth-routes.tsx'].flatMap(
    readLazyParts,
  );
  const find = (file: string) => main.filter((part) => part.file === file);
  const shell = find('app/dashboards/tutor/shell/tutor-shell.tsx');
  const inLists = LISTS.flatMap(([first, ...rest]) => {
    const around = [...find(first), ...(first === OF_TUTORS ? shell : [])];
    return [first, ...rest].flatMap(readLazyParts).map((part) => toScreen(part, around));
  });
  const frames = [...LISTS.flat(), ...shell.map(({ file }) => file)];
  const all = [...main.map((part) => toScreen(part, [])), ...inLists];
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

/** `authPage(() => import('…')` or `lazyPages('auth')(() => import('…')`. */
const LAZY_PAGE = /= ((?:lazy|public)Pages\([^)]*\)|\w+)\(\s*\(\) => import\('([^']+)'\)/g;

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
