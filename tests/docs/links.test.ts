/** Tests that what the pages link to and name is there. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { allFiles, exists, headings, pages, prose, read } from './repository-files.ts';

const topNames = new Set(allFiles.map((file) => file.split('/')[0]));
const isCodeFile = (name: string) => /\.(ts|tsx|tsv|txt|json|md|cjs|sql)$/.test(name);

/** Returns the anchor that GitHub makes of a heading, where it has none of its own. */
const toAnchor = (title: string) =>
  /^<a id="([\w-]+)">/.exec(title)?.[1] ??
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function isLinkBroken(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? page : path.join(path.dirname(page), file);
  if (!exists(found)) return true;
  return anchor !== undefined && !headings(found).map(toAnchor).includes(anchor);
}

test.each(pages)('links of %s', (page) => {
  const targets = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const own = targets.filter((target) => !/^https?:/.test(target));
  expect(own.filter((target) => isLinkBroken(page, target))).toEqual([]);
});

/** A path from the root, or the name (or the end of the path) of a file somewhere below it. */
function isMissing(named: string): boolean {
  if (exists(named)) return false;
  const isPath = named.includes('/') && topNames.has(named.split('/')[0]);
  if (isPath) return true;
  return isCodeFile(named) && !allFiles.some((file) => `/${file}`.endsWith(`/${named}`));
}

test.each(pages)('files and folders named in %s', (page) => {
  const named = [...prose(page).matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  expect(named.filter(isMissing)).toEqual([]);
});

const OUR_FILE =
  /(?<![\w@./{-])#?((?:core|ui|widgets|embed|app|server|build|tests|docs|locales)\/[\w/.-]+\.(?:tsx?|json|md))(?![\w*])/g;

/** Messages of the linters, comments, and what builds and tests open; `.vite` is made by a build. */
test('files named in code and settings', () => {
  const texts = allFiles.filter(
    (file) => /\.(tsx?|cjs|json)$/.test(file) && !/^(package-lock|tests\/docs)/.test(file),
  );
  const missing = texts.flatMap((file) =>
    [...read(file).matchAll(OUR_FILE)]
      .map(([, named = '']) => named)
      .filter((named) => !exists(named) && !named.includes('/.vite/'))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs;
const OUR_FOLDER =
  /(?<![\w./@#-])((?:core|ui|widgets|embed|app|server|build|tests)\/[\w/-]+)(?![\w.*/-])/g;

test('folders named in comments', () => {
  const missing = allFiles
    .filter((file) => /\.(tsx?|cjs)$/.test(file))
    .flatMap((file) =>
      (read(file).match(COMMENT) ?? [])
        .flatMap((comment) => [...comment.matchAll(OUR_FOLDER)])
        .filter(([, named = '']) => !exists(named))
        .map(([, named]) => `${file}: ${named}`),
    );
  expect(missing).toEqual([]);
});
