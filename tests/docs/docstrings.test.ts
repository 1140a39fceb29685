/** Documentation comments are sentences: a reader hears first what the thing is, or what it does. */
import { expect, test } from 'vitest';
import { allFiles, read } from './repository-files.ts';

/** The words that begin a scrap of a sentence; a condition begins with "if". */
const SCRAP = /\/\*\*[\s*]*(?:What|Of|Those|Who|Whose|Where|Whether|Which|How|Why)\b[^\n]*/g;

test.each(['core', 'server', 'app', 'ui', 'widgets', 'embed', 'worker', 'demo', 'build', 'tests'])(
  '%s',
  (folder) => {
    const files = allFiles.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
    const scraps = files.flatMap((file) =>
      [...read(file).matchAll(SCRAP)].map(([found]) => `${file}: ${found}`),
    );
    expect(scraps).toEqual([]);
  },
);
