import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectClassNames, listSourceFiles } from '../../build/class-names.ts';

function writeSources(sources: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'porua-class-names-'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('reads attributes, constants and template parts, sorted and once', () => {
  const root = writeSources({
    'b.tsx': 'export const B = () => <p className="flex gap-2 flex">Text here</p>;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
    'a.ts': "const shape = 'p-4 flex'; const more = cx(`w-[3px] ${shape} m-1`); // hidden",
  });
  expect(collectClassNames(listSourceFiles(root, ['.']))).toEqual([
    'flex',
    'gap-2',
    'm-1',
    'p-4',
    'w-[3px]',
  ]);
});

test('leaves out tests and type files', () => {
  const root = writeSources({ 'a.ts': '', 'a.test.ts': '', 'b.spec.tsx': '', 'c.d.ts': '' });
  expect(listSourceFiles(root, ['.']).map((file) => path.basename(file))).toEqual(['a.ts']);
});
