/**
 * Tests that what the guide for partners names is in the code, and that what the code knows is
 * named.
 */
import { expect, test } from 'vitest';
import {
  commonAttributes,
  ELEMENTS,
  elementAttributes,
} from '#core/site/embed/element-attributes.ts';
import { LOOKS } from '#core/site/embed/embed-choice.ts';
import { placeId } from '#core/site/guide/guide-chapters.ts';
import type { Chapter } from '#core/site/guide/guide-text.ts';
import { partnerColors } from '#ui/theme/tokens.ts';
import { findIn, guide, linesOf } from './guide-parts.ts';
import { allFiles, read } from './repository-files.ts';

const chapterOf = (id: string): Chapter => {
  const found = guide.en.chapters.find((chapter) => chapter.id === id);
  if (!found) throw new Error(`no chapter ${id}`);
  return found;
};
/** The table under a heading. */
function tableUnder(chapter: string, heading?: string) {
  const { blocks } = chapterOf(chapter);
  const from = heading
    ? blocks.findIndex((block) => block.kind === 'heading' && block.id === placeId(heading))
    : 0;
  const table = blocks.slice(from).find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error(`no table in ${chapter}`);
  return table.rows.map(([names, ...cells]) => ({
    names: findIn(names ?? []).codes,
    values: cells[0] ?? [],
  }));
}
const TABLES: Record<(typeof ELEMENTS)[number], [chapter: string, heading?: string]> = {
  'job-board': ['the-job-board'],
  'job-detail': ['the-job-board', 'a-single-job'],
  'hire-tutor': ['the-hire-form'],
  'tutor-hub': ['the-tutor-hub'],
  assistant: ['the-assistant'],
};
const toAttribute = (name: string) => name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`);

test.each(ELEMENTS)('the table of %s names its attributes, and no other', (element) => {
  const named = tableUnder(...TABLES[element]).flatMap(({ names }) => names);
  expect(named.sort()).toEqual(Object.keys(elementAttributes[element]).sort());
});

test.each(ELEMENTS)('the values in the table of %s are taken', (element) => {
  for (const { names, values } of tableUnder(...TABLES[element])) {
    // Paths and examples of words are no values.
    const given = findIn(values)
      .codes.filter((code) => !code.startsWith('/'))
      .flatMap((code) => (/^[\d ]+$/.test(code) ? code.split(' ') : [code]));
    const patterns = names.map((name) => elementAttributes[element][name]);
    for (const value of given.filter((one) => one !== 'false'))
      expect(
        patterns.some((pattern) => pattern?.test(value)),
        `${names}: ${value}`,
      ).toBe(true);
  }
});

test('every element knows the attributes of all', async () => {
  const { commonAttributes: known } = await import('#embed/common-attributes.ts');
  const named = tableUnder('attributes-and-events').flatMap(({ names }) => names);
  expect(named.sort()).toEqual(['lang', ...Object.keys(known).map(toAttribute)].sort());
  expect(named).toEqual(expect.arrayContaining(Object.keys(commonAttributes)));
});

test.each(ELEMENTS)('%s reads the attributes that are named', async (element) => {
  const file = `../../embed/elements/${element}-attributes.ts`;
  const [table] = Object.values<object>(await import(/* @vite-ignore */ file)).filter(
    (one) => typeof one === 'object',
  );
  const common = ['theme', 'site', 'api'];
  const known = Object.keys(table ?? {}).map(toAttribute);
  expect(known.filter((name) => !common.includes(name)).sort()).toEqual(
    Object.keys(elementAttributes[element]).sort(),
  );
});

test('the events are those that are sent', () => {
  const sent = [...read('embed/emit.ts').matchAll(/^ {2}'(porua-[\w-]+)':/gm)].map(
    ([, name]) => name,
  );
  const named = tableUnder('attributes-and-events', 'events').flatMap(({ names }) => names);
  expect([...new Set(named)].sort()).toEqual(sent.sort());
});

test('the properties are those that styles read', () => {
  const styles = allFiles
    .filter((file) => /^(embed|ui)\/.*\.(css|tsx?)$/.test(file))
    .map(read)
    .join('\n');
  const names = [
    ...partnerColors.map((name) => `--porua-${name}`),
    ...[...styles.matchAll(/var\((--porua-[\w-]+)/g)].map(([, name]) => name),
  ];
  // Calculated by the loader.
  const own = new Set(names.filter((name) => name !== '--porua-height'));
  const named = tableUnder('looks').flatMap((row) => row.names);
  expect(named.sort()).toEqual([...own].sort());
  expect(named).toEqual(expect.arrayContaining(LOOKS.map((name) => `--porua-${name}`)));
});

test('the parts are those that can be styled', () => {
  const drawn = allFiles
    .filter((file) => /^embed\/.*\.tsx$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bpart="([\w-]+)"/g)].map(([, name]) => name));
  const text = chapterOf('looks')
    .blocks.flatMap(linesOf)
    .flatMap((line) => findIn(line).codes);
  for (const part of new Set(drawn)) expect(text, part).toContain(part);
});
