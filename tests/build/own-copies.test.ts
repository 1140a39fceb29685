import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { ownCopies } from '../../build/own-copies.ts';

const root = path.join(import.meta.dirname, '../..');

test('each file of texts has what all elements say, in its language alone, and shares no file', async () => {
  const input = ['board/en', 'board/bn', 'hub/en'].map((name) => `embed/texts/${name}.ts`);
  const built = await build({
    ...{ root, configFile: false, logLevel: 'error', plugins: [ownCopies(root)] },
    build: {
      write: false,
      lib: { entry: input.map((file) => path.join(root, file)), formats: ['es'] },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  expect(chunks).toHaveLength(input.length);
  const en = (await import('#locales/en/ground/common.json', { with: { type: 'json' } })).default;
  const says = chunks.map((chunk) => 'code' in chunk && chunk.code.includes(en.operationFailed));
  expect(says.filter(Boolean)).toHaveLength(2);
});
