/** Tests that code an element imports late comes in one round trip: an import names all files it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../dist/embed/assets');
const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
const codeOf = new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));

const STATIC = /(?:from|import)\s*[`"']\.\/([\w.-]+\.js)[`"']/g;
const LATE = /import\([`"']\.\/([\w.-]+\.js)[`"']\)/g;
/** The late part comes first. */
const LATE_TOGETHER = /Promise\.all\(\[((?:import\([^)]*\),?)+)\]\)/g;

const namesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name]) => String(name));

function reach(name: string, reached = new Set<string>()): Set<string> {
  if (reached.has(name)) return reached;
  reached.add(name);
  for (const next of namesIn(codeOf.get(name) ?? '', STATIC)) reach(next, reached);
  return reached;
}

const lateImports = files.flatMap((importer) => {
  const code = codeOf.get(importer) ?? '';
  const together = [...code.matchAll(LATE_TOGETHER)].map(([, list]) => namesIn(String(list), LATE));
  const alone = namesIn(code.replace(LATE_TOGETHER, ''), LATE).map((name) => [name]);
  return [...together, ...alone].map((asked) => ({ importer, asked }));
});

test('there are late parts, some of several files', () => {
  expect(lateImports.length).toBeGreaterThan(20);
  expect(lateImports.some(({ asked }) => asked.length > 2)).toBe(true);
});

test.each(lateImports)('$importer asks for all of $asked', ({ importer, asked }) => {
  const here = reach(importer);
  const needed = [...reach(String(asked[0]))].filter((name) => !here.has(name));
  expect([...new Set(asked)].filter((name) => !here.has(name)).sort()).toEqual(needed.sort());
});
