/** The lazy screens of the app and what each brings along, read from the four files that list them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '#core/i18n/lang.ts';

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

/** Each screen once, with what is around it; what is around others is no screen. */
export function readScreens(): Screen[] {
  const main = readLazyParts('app/routes.tsx');
  const find = (file: string) => main.filter((part) => part.file === file);
  const shell = find('app/tutor/shell/tutor-shell.tsx');
  const tutors = 'app/tutor-routes.tsx';
  const lists = [tutors, 'app/parent/parent-routes.tsx', 'app/staff/staff-routes.tsx'];
  const inLists = lists.flatMap((list) => {
    const around = [...find(list), ...(list === tutors ? shell : [])];
    return readLazyParts(list).map((part) => toScreen(part, around));
  });
  const frames = [...lists, ...shell.map(({ file }) => file)];
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
      `texts/${lang}.ts`,
      ...parts.map(({ file }) => path.relative('app', file)),
      ...[...areas].map((area) => `../locales/${lang}/${area}.json`),
    ],
  };
};

const LAZY_PAGE =
  /lazyPage\(\s*\(\) =>\s*import\('([^']+)'\)(?:[^;]*?\),\s*(\[[^\]]*\]|[A-Z]+),\s*\)|[^;]*)/g;

function readLazyParts(list: string): LazyPart[] {
  const source = readFileSync(path.join(ROOT, list), 'utf8');
  return [...source.matchAll(LAZY_PAGE)].map(([, imported = '', areas = '']) => ({
    file: path.join(path.dirname(list), imported),
    areas: readAreas(source, areas),
  }));
}

/** `['auth']`, or the name of such a list, which may hold another. */
function readAreas(source: string, areas: string): string[] {
  return [...areas.matchAll(/'(\w+)'|\b([A-Z]+)\b/g)].flatMap(([, area, list]) => {
    if (area) return [area];
    const found = new RegExp(`const ${list} = (\\[[^\\]]*\\])`).exec(source)?.[1];
    if (!found) throw new Error(`${list} is no list of areas`);
    return readAreas(source, found);
  });
}
