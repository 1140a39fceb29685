/** Documentation comments are sentences: a reader hears first what the thing is, or what it does. */
import { describe, expect, test } from 'vitest';
import { allFiles, read } from './repository-files.ts';

const SCRAPS = [
  // No whole sentence begins with these; a condition begins with "if".
  /\/\*\*[\s*]*(?:What|Of|Those|Who|Whom|Whose|Where|Whether|Which|How|Why)\b[^\n]*/g,
  /\/\*\*[\s*]*(?:Also|And|Around|Beside|Besides|Between|But|Like|Or|Such)\b[^\n]*/g,
  // A whole sentence has a comma after such a beginning, and its subject after the comma.
  /\/\*\*[\s*]*(?:For|Since|When)\b[^,]*?(?:[.:;]\s|\*\/)/g,
  // So few words after a preposition hold no subject and verb.
  /\/\*\*[\s*]*(?:Above|After|As|At|Before|Below|By|From|In|On|Over|To|Under|Up|Until|With|Within|Without)(?: [^\s:;]+){1,4}?[.:;]\s/g,
];

const scrapsIn = (text: string): string[] =>
  SCRAPS.flatMap((scrap) => [...text.matchAll(scrap)].map(([found]) => found));

describe('a scrap', () => {
  test.each([
    'Whether it is paid.',
    'Beside the title: how it stands.',
    'For staff only.',
    'For who has no account: where the request is followed.',
    'When the tuition ended.',
    'By category.',
    'As the actor saw it.',
    'In the order given; the oldest first, and no gaps.',
  ])('%s', (words) => {
    expect(scrapsIn(`/** ${words} */`)).toHaveLength(1);
    expect(scrapsIn(`/**\n * ${words}\n */`)).toHaveLength(1);
  });
});

describe('a sentence', () => {
  test.each([
    'Returns the classes by category.',
    'When the page is left, the draft is saved.',
    'For tuitions confirmed before the time of it was stored, the application stands in.',
    'Without an end a ban is permanent.',
    'On a server nobody waits to see what comes later.',
  ])('%s', (words) => {
    expect(scrapsIn(`/** ${words} */`)).toEqual([]);
  });
});

test.each(['core', 'server', 'app', 'ui', 'widgets', 'embed', 'worker', 'demo', 'build', 'tests'])(
  '%s',
  (folder) => {
    const files = allFiles.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
    const scraps = files.flatMap((file) =>
      scrapsIn(read(file)).map((found) => `${file}: ${found}`),
    );
    expect(scraps).toEqual([]);
  },
);
