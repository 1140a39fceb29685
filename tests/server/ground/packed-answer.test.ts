import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { packAnswer } from '#server/ground/services/packed-answer.ts';
import { handleError } from '#server/start/routes/error-handler.ts';
import { sendPacked } from '#server/start/routes/send-packed.ts';

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

test('a refusal while it is packed has neither its encoding nor its tag', async () => {
  const app = Fastify();
  let pack = (_short: Buffer) => {};
  const packed = {
    ...packAnswer(BODY),
    encoded: () => new Promise<Buffer>((done) => (pack = done)),
  };
  app.get('/', (request, reply) => {
    setImmediate(() => {
      handleError(new ApiError('unavailable'), request, reply);
      pack(Buffer.from('packed'));
    });
    return sendPacked(request.headers, reply.header('etag', packed.tag), packed);
  });
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('unavailable');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['etag']).toBeUndefined();
  await app.close();
});
