import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packAnswer } from '#server/services/packed-answer.ts';

const BODY = JSON.stringify(
  Array.from({ length: 400 }, (_, id) => ({ id, name: `Road ${id * 7919}`, name_bn: `রোড ${id}` })),
);

test('an answer that stays the same is compressed better, once, under the same tag', async () => {
  const first = packAnswer(BODY);
  const second = packAnswer(BODY, first);
  const third = packAnswer(BODY, second);
  const [quick, better] = await Promise.all([first.encoded('br'), second.encoded('br')]);
  expect(better.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(better).toString()).toBe(BODY);
  expect(second.tag).toBe(first.tag);
  expect(third).toBe(second);
});

test('an answer that has changed is another one', async () => {
  const before = packAnswer('old', packAnswer('old'));
  const answer = packAnswer('new', before);
  expect(answer.tag).not.toBe(before.tag);
  expect(brotliDecompressSync(await answer.encoded('br')).toString()).toBe('new');
});
