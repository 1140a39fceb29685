/** Requests that Node or Fastify refuse before any route is found, over a real connection. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { errorAnswer } from '#core/ground/api/error.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const BENGALI = /[ঀ-৿]/;
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await context.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

async function send(request: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  // The server may close while a long request is still being written.
  socket.on('error', () => {});
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(': ');
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const ask = (url: string, ...headers: string[]) =>
  send([`GET ${url} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));

test.each<[string, () => ReturnType<typeof send>, number, string]>([
  ['an address with bare Bengali digits', () => ask('/api/job-board?page=১'), 400, 'invalid_input'],
  ['a space in the address', () => ask('/api/job board'), 400, 'invalid_input'],
  ['an endless address', () => ask(`/api/places?q=${'x'.repeat(20_000)}`), 431, 'body_too_large'],
  ['endless headers', () => ask('/', `X-Long: ${'x'.repeat(20_000)}`), 431, 'body_too_large'],
  ['no HTTP at all', () => send('hello\r\n\r\n'), 400, 'invalid_input'],
  ['an address that cannot be decoded', () => ask('/api/job-board/%zz'), 404, 'not_found'],
  ['a part that is too long', () => ask(`/api/job-board/${'1'.repeat(200)}`), 404, 'not_found'],
])('%s is refused in the form of the contract', async (_name, start, status, code) => {
  const { status: got, headers, body } = await start();
  expect([got, headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
  const answer = errorAnswer.parse(JSON.parse(body));
  expect(answer.code).toBe(code);
  expect(answer.request_id).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('x-request-id')).toBe(answer.request_id);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each<[string, string[], boolean]>([
  ['/api/job-board?page=১', [], true],
  ['/api/job-board?page=১&lang=en', [], false],
  ['/api/job-board?page=১', ['Accept-Language: en'], false],
  ['/api/job-board?page=১', ['Cookie: theme=dark; lang=bn', 'Accept-Language: en'], true],
])('%s with %o: the message is in the language asked for', async (url, headers, isBengali) => {
  const { message } = errorAnswer.parse(JSON.parse((await ask(url, ...headers)).body));
  expect(BENGALI.test(message)).toBe(isBengali);
});

test('the server goes on', async () => {
  await ask('/\u0000');
  expect((await ask('/healthz')).status).toBe(200);
});
