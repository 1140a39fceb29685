/** A language model for what the engine did not understand: off, well, slow, broken, hostile, too dear. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { INTENTS } from '#core/site/assistant/intents/intent.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import { registerPartner } from '#server/people/partners/register-partner.ts';
import { calls, type ModelAnswer, type StandIn, startStandIn } from '../setup/stand-in-model.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const PATH = '/api/assistant/readings';
const PUBLIC_URL = 'https://porua.example';
const TIMEOUT_MS = 300;
const PARTNER = 'https://school.example';

const context = startTestApp();
let model: StandIn;
let app: FastifyInstance;

beforeAll(async () => {
  model = await startStandIn();
  const settings = {
    url: model.url,
    key: 'a-key',
    name: 'small',
    timeoutMs: TIMEOUT_MS,
    perVisitorHour: 3,
    perPartnerDay: 5,
  };
  ({ app } = await buildTestApp(context.database, { model: settings, publicUrl: PUBLIC_URL }));
  await registerPartner(context.database.db, {
    siteId: 'school-example',
    name: 'A school',
    origins: [PARTNER],
  });
});
afterAll(async () => {
  model.stop();
  await app.close();
});
beforeEach(async () => {
  model.asked.length = 0;
  await context.database.db.delete(rateLimits);
});

interface From {
  ip?: string;
  origin?: string;
}
const ask = (message: string, { ip = '127.0.0.1', origin }: From = {}) =>
  app.inject({
    method: 'POST',
    url: PATH,
    payload: { message, lang: 'en' },
    remoteAddress: ip,
    headers: origin === undefined ? {} : { origin },
  });
const hire = calls('hire_tutor', { class: 'class 8', subjects: ['math'], days: 4 });

test('off by default: the names say so, and nothing is asked', async () => {
  const names = (await context.app.inject({ url: '/api/assistant/lookups' })).json();
  expect(names.model).toBe(false);
  const answer = await context.app.inject({
    method: 'POST',
    url: PATH,
    payload: { message: 'hm', lang: 'en' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'model_unavailable']);
  expect((await app.inject({ url: '/api/assistant/lookups' })).json().model).toBe(true);
});

test('a sentence becomes an intent and slots; the tools are the intents of the engine', async () => {
  model.answer = calls(
    'hire_tutor',
    { class: 'class 8', subjects: ['math'], area: 'Mirpur', days: 4, salary_max: 5000 },
    'You want a tutor for maths.',
  );
  const answer = await ask('মেয়েটাকে অঙ্কে একটু ধরে দেবে এমন কাউকে দরকার');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({
    intent: 'hire_tutor',
    slots: { class: 'class 8', subjects: ['math'], area: 'Mirpur', days: 4, salary_max: 5000 },
    text: 'You want a tutor for maths.',
  });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const [asked] = model.asked;
  const body = JSON.parse(asked?.body ?? '');
  expect(asked?.authorization).toBe('Bearer a-key');
  expect([body.model, body.stream]).toEqual(['small', true]);
  expect(body.tools.map((tool: { function: { name: string } }) => tool.function.name)).toEqual(
    INTENTS.filter((intent) => intent !== 'not_understood'),
  );
});

test('an endpoint that does not stream will do', async () => {
  model.answer = (reply) => {
    const call = { function: { name: 'fees', arguments: '{}' } };
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ choices: [{ message: { content: null, tool_calls: [call] } }] }));
  };
  expect((await ask('what does it cost')).json()).toEqual({ intent: 'fees', slots: {} });
});

test('phones and e-mail addresses stay here', async () => {
  model.answer = hire;
  await ask('amake 01712-345678 ba ০১৮১২৩৪৫৬৭৮ te kimba rokeya@mail.example e janan');
  expect(model.asked).toHaveLength(1);
  expect(model.asked[0]?.body).not.toMatch(/345678|০১৮১২|rokeya|mail\.example/);
});

const stream =
  (text: string): ModelAnswer =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.end(text);
  };

describe('what cannot be used is one error, whatever it was', () => {
  test.each<[string, ModelAnswer]>([
    ['silence', () => {}],
    [
      'a beginning and then silence',
      (reply) => {
        reply.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.write('data: {"choices":[{"delta":{"content":"wait"}}]}\n\n');
      },
    ],
    ['500', (reply) => reply.writeHead(500).end()],
    ['a redirect', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['half a JSON', stream('data: {"choices":[{"del\n\n')],
    ['a page', (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['words without a tool', stream('data: {"choices":[{"delta":{"content":"Hi"}}]}\n\n')],
    ['a tool that does not exist', calls('delete_account', {})],
    ['the tool that stands for nothing', calls('not_understood', {})],
    ['arguments that are no JSON', calls('hire_tutor', '{"days": ')],
    ['slots beyond reason', calls('hire_tutor', { days: 400 })],
    ['a slot of another kind', calls('hire_tutor', { class: { id: 8 } })],
    ['more than anybody reads', stream(`data: ${'x'.repeat(100_000)}\n\n`)],
  ])('%s', async (_name, answer) => {
    model.answer = answer;
    const begin = performance.now();
    const got = await ask('gibberish');
    expect([got.statusCode, got.json().code]).toEqual([503, 'model_unavailable']);
    expect(performance.now() - begin).toBeLessThan(TIMEOUT_MS + 2000);
  });
});

describe('its words are plain text', () => {
  test.each([
    ['<b>Bold</b> <script>alert(1)</script>', 'Bold alert(1)'],
    ['Look <img src=x onerror=alert(1)', 'Look'],
    ['See [our page](https://evil.example/x) now', 'See our page now'],
    ['Go to https://evil.example/pay or www.evil.com today', 'Go to or today'],
    ['Pay at evil-tutors.com/x first', 'Pay at first'],
    [`Read ${PUBLIC_URL}/terms-conditions`, `Read ${PUBLIC_URL}/terms-conditions`],
    [`Not ${PUBLIC_URL}.evil.example/x`, 'Not'],
    ['Call 01712345678 or a@b.example', 'Call ••• or •••'],
    ['\u202Edoc\u0000 ok', 'doc ok'],
  ])('%s', async (said, shown) => {
    model.answer = calls('help', {}, said);
    expect((await ask('gibberish')).json().text).toBe(shown);
  });

  test('a long one is cut, an empty one is none', async () => {
    model.answer = calls('help', {}, 'word '.repeat(200));
    const { text } = (await ask('gibberish')).json();
    expect([text.length <= 300, text.endsWith('word…')]).toEqual([true, true]);
    model.answer = calls('help', {}, ' <p></p> ');
    expect((await ask('gibberish')).json()).toEqual({ intent: 'help', slots: {} });
  });

  test('fields nobody asked for do not come along', async () => {
    model.answer = calls('hire_tutor', { days: 3, url: 'https://evil.example', html: '<b>' });
    expect((await ask('gibberish')).json()).toEqual({ intent: 'hire_tutor', slots: { days: 3 } });
  });
});

describe('budgets', () => {
  const codes = async (times: number, from: (time: number) => From) => {
    model.answer = hire;
    const got: number[] = [];
    for (let time = 0; time < times; time += 1)
      got.push((await ask('gibberish', from(time))).statusCode);
    return got;
  };

  test('of a visitor by the hour: then nothing is asked of the model', async () => {
    expect(await codes(4, () => ({ ip: '203.0.113.7' }))).toEqual([200, 200, 200, 429]);
    expect(model.asked).toHaveLength(3);
    const refused = await ask('gibberish', { ip: '203.0.113.8' });
    expect(refused.json().code).toBe('too_many_requests');
    expect((await ask('gibberish', { ip: '198.51.100.7' })).statusCode).toBe(200);
  });

  test("of a partner by the day; another page's visitors have their own", async () => {
    const from = (time: number) => ({ ip: `198.51.${time}.1`, origin: PARTNER });
    expect(await codes(6, from)).toEqual([200, 200, 200, 200, 200, 429]);
    const elsewhere = { ip: '198.52.0.1', origin: 'https://somebody.example' };
    expect((await ask('gibberish', elsewhere)).statusCode).toBe(200);
    expect((await ask('gibberish', { ip: '198.53.0.1', origin: PUBLIC_URL })).statusCode).toBe(200);
  });
});

test('an empty or endless sentence is refused before it costs anything', async () => {
  model.answer = hire;
  for (const message of ['', '   ', 'x'.repeat(2001)])
    expect((await ask(message)).statusCode).toBe(400);
  expect(model.asked).toEqual([]);
});
