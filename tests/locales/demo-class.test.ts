/** Nobody is asked to set the demo class without reading that it is free. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const texts: z.ZodType<unknown> = z.record(z.string(), z.unknown());
const read = (lang: string, file: string): unknown =>
  texts.parse(JSON.parse(readFileSync(`locales/${lang}/${file}`, 'utf8')));

function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}
const allOf = (lang: string) =>
  new Map(
    globSync('**/*.json', { cwd: 'locales/en' }).flatMap((file) =>
      leavesOf(read(lang, file), file),
    ),
  );

/**
 * The words of texts that speak of it before the demo class; a reminder after it asks how it was.
 */
const speaksOfIt =
  /set the first lesson|demo class (comes|with the tutor)|Guardian: \{\{guardian_name\}\}/;

test('where the demo class is spoken of beforehand, it is said to be free', () => {
  const [en, bn] = [allOf('en'), allOf('bn')];
  const found = [...en].filter(([, text]) => speaksOfIt.test(text)).map(([path]) => path);
  expect(found.length).toBeGreaterThan(9);
  expect(found.filter((path) => !/\bfree\b/.test(en.get(path) ?? ''))).toEqual([]);
  expect(found.filter((path) => !/ফ্রি/.test(bn.get(path) ?? ''))).toEqual([]);
});
