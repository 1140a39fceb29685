/** The repository stands alone: comments and pages cite its own pages, by headings that are there. */
import { describe, expect, test } from 'vitest';
import { allFiles, exists, headings, pages, read } from './repository-files.ts';

const SOURCES = /^(core|ui|widgets|embed|app|server|build|tests|demo)\/.*\.(tsx?|sql|css|html)$/;
const isHere = (file: string) => file.startsWith('tests/docs/');
const sources = allFiles.filter((file) => SOURCES.test(file) && !isHere(file));

/** Citations go on over the end of a line. */
const joinComments = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');

interface Citation {
  file: string;
  heading: string | undefined;
}
const CITATION = /(?<![\w./-])(docs\/[\w/-]+(?:\.[a-z]+)*)`?(?:, "([^"]+)")?/g;

const citationsIn = (text: string): Citation[] =>
  [...joinComments(text).matchAll(CITATION)].map(([, file = '', heading]) => ({ file, heading }));

/** Pages of the requirements cite each other by name. */
const pathOf = (name: string): string =>
  pages.find((page) => page.startsWith('docs/requirements/') && page.endsWith(`/${name}`)) ?? name;

const isBroken = ({ file, heading }: Citation) =>
  !exists(file) || (heading !== undefined && !headings(file).includes(heading));

describe('citations', () => {
  test('are read over the end of a line', () => {
    const comment =
      '/**\n * Why: docs/requirements/ground/api.md,\n * "Paths", and docs/privacy.md.\n */';
    expect(citationsIn(comment)).toEqual([
      { file: 'docs/requirements/ground/api.md', heading: 'Paths' },
      { file: 'docs/privacy.md', heading: undefined },
    ]);
  });

  test('in the code lead to a page and a heading', () => {
    const broken = sources.flatMap((file) =>
      citationsIn(read(file))
        .filter(isBroken)
        .map((citation) => ({ in: file, ...citation })),
    );
    expect(broken).toEqual([]);
  });

  test.each(pages)('in %s lead to a page and a heading', (page) => {
    const own = read(page).replace(/`([\w-]+\.md)(?=`, ")/g, (_, name) => `\`${pathOf(name)}`);
    expect(citationsIn(own).filter(isBroken)).toEqual([]);
  });

  test('of requirements name the heading', () => {
    const bare = sources.filter((file) =>
      citationsIn(read(file)).some(
        ({ file: cited, heading }) => cited.startsWith('docs/requirements/') && !heading,
      ),
    );
    expect(bare).toEqual([]);
  });
});

const OUTSIDE =
  /spec public-site|tutor-and-parent-areas|embed-and-session|\b(findings|design|domain)\.md|\b(spec|design) §|source: (spec|issue|design)|\bof the spec\b|\bspec's (call|rule|words)/i;

test('nothing cites a page that is not here', () => {
  const texts = allFiles.filter(
    (file) => /\.(tsx?|sql|css|html|md|json|cjs)$/.test(file) && file !== 'package-lock.json',
  );
  expect(texts.filter((file) => !isHere(file) && OUTSIDE.test(joinComments(read(file))))).toEqual(
    [],
  );
});
