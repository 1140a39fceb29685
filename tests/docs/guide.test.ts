/** The guide for partners: one structure in both languages, and no link that leads nowhere. */
import { describe, expect, test } from 'vitest';
import { isAppPath } from '#core/api/app-paths.ts';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { chapterPath, GUIDE_CHAPTERS, GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import { type Block, type GuideText, plainText } from '#core/site/guide/guide-text.ts';
import { readGuide } from '../../build/guide/read-guide.ts';
import { findIn, guide, partsOf } from './guide-parts.ts';

/** Returns what a translation may not change of a block. */
const shapeOf = (block: Block): unknown => {
  switch (block.kind) {
    case 'heading':
      return ['heading', block.id];
    case 'code':
      return ['code', block.language, block.code];
    case 'list':
      return ['list', block.isNumbered, block.items.length];
    case 'table':
      // The first column holds names.
      return ['table', block.head.length, ...block.rows.map(([name]) => plainText(name ?? []))];
    default:
      return [block.kind];
  }
};

describe('in Bengali', () => {
  test('it has the same chapters, headings, code, lists and tables', () => {
    const shape = (text: GuideText) =>
      partsOf(text).map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]);
    expect(shape(guide.bn)).toEqual(shape(guide.en));
  });

  test('it has the same names, values and links', () => {
    const named = (text: GuideText) =>
      partsOf(text).map(({ id, lines }) => {
        const { codes, links } = findIn(lines.flat());
        return [id, codes.sort(), links.sort()];
      });
    expect(named(guide.bn)).toEqual(named(guide.en));
  });

  test('it is written in Bengali', () => {
    const sentences = (text: GuideText) =>
      partsOf(text)
        .flatMap(({ lines }) => lines.map(plainText))
        .filter((line) => /[a-z]{3}.* [a-z]{3}/i.test(line));
    const written = sentences(guide.bn).filter((line) => !/[\u0980-\u09ff]/.test(line));
    expect(written.filter((line) => !sentences(guide.en).includes(line))).toEqual([]);
    for (const { title } of guide.bn.chapters) expect(title).toMatch(/[\u0980-\u09ff]/);
  });
});

describe.each(LANGS)('the pages of it, %s', (lang) => {
  const { chapters } = guide[lang];

  test('are those with an address', () =>
    expect(chapters.map(({ id }) => id)).toEqual([...GUIDE_CHAPTERS]));

  test('lead to pages that are there', () => {
    const links = partsOf(guide[lang]).flatMap(({ lines }) => findIn(lines.flat()).links);
    const own = links.filter((to) => to.startsWith('/') && !/\.\w+$/.test(to));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((to) => !isAppPath(new URL(to, 'https://x').pathname))).toEqual([]);
  });
});

describe('what Markdown says', () => {
  const cover = '# Guide\n\n## One\n\nFirst.\n\n### Part\n\n';

  test('becomes pages with places in them', () => {
    const text = readGuide(`${cover}[there](#part) [two](#two)\n\n## Two\n\n[back](#part)\n`);
    const links = partsOf(text).flatMap(({ lines }) => findIn(lines.flat()).links);
    expect(links).toEqual(['#guide-part', chapterPath('two'), `${GUIDE_PATH}/one#guide-part`]);
  });

  test.each([
    ['a place that is not there', '[gone](#gone)'],
    ['a page of the repository', '[why](decisions/0001-styles-at-build-time.md)'],
    ['an address without https', '[plain](http://example.com)'],
    ['HTML of its own', '<b>bold</b>'],
    ['a picture', '![a](https://example.com/a.png)'],
    ['a second heading of the same name', '### Part'],
  ])('fails the build with %s', (_, line) =>
    expect(() => readGuide(`${cover}${line}\n`)).toThrow(/guide/),
  );
});
