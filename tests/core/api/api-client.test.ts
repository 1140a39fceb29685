import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#core/api/api-client.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { type ApiError, isApiError } from '#core/ground/api/api-error.ts';
import { FROM_MEMORY_HEADER, hearFromMemory } from '#core/ground/api/from-memory.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    api: createApiClient({ endpoints, baseUrl: `http://127.0.0.1:${port}`, lang: 'bn' }),
  };
}

const errorOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error)),
  );

test('paths are filled, filters go into the query in the language asked for', async () => {
  const { api, requests } = await serve((_, response) => response.end('{}'));
  await api.call('getJob', { params: { jobId: 12 } });
  await api.call('listJobs', { query: { city_id: 1, subjects: [3, 4], page: 2 } });
  expect(requests.map((request) => request.url)).toEqual([
    '/api/job-board/12?lang=bn',
    '/api/job-board?city_id=1&subjects=3%2C4&page=2&lang=bn',
  ]);
});

test('an error of ours keeps its code, status and fields', async () => {
  const { api } = await serve((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        type: 'error',
        code: 'job_not_found',
        message: 'নেই',
        errors: { jobId: ['x'] },
        request_id: 'r1',
      }),
    );
  });
  const error = await errorOf(api.call('getJob', { params: { jobId: 12 } }));
  expect(error).toMatchObject({
    code: 'job_not_found',
    status: 404,
    fields: { jobId: ['x'] },
    requestId: 'r1',
  });
});

test("a proxy's page is not taken for an answer of ours", async () => {
  const { api } = await serve((_, response) => {
    response.writeHead(403, { 'content-type': 'text/html' });
    response.end('<h1>Blocked</h1>');
  });
  expect((await errorOf(api.call('listCities'))).code).toBe('invalid_answer');
});

test('a passing failure is retried, up to three times', async () => {
  let calls = 0;
  const { api } = await serve((_, response) => {
    calls += 1;
    response.writeHead(calls < 3 ? 503 : 200, {
      'content-type': 'application/json',
      'retry-after': '0',
    });
    response.end('[]');
  });
  expect(await api.call('listCities')).toEqual([]);
  expect(calls).toBe(3);
});

test('a server that is not there is a network error', async () => {
  const { api } = await serve((request) => request.socket.destroy());
  expect((await errorOf(api.call('selectClasses', { body: {} }))).code).toBe('network');
});

test('a call names another language than its client', async () => {
  const { api, requests } = await serve((_, response) => response.end('{}'));
  await api.call('getAssistantLookups', { query: { lang: 'en' } });
  expect(requests[0]?.url).toBe('/api/assistant/lookups?lang=en');
});

test('what may have been done already is not sent again', async () => {
  const { api, requests } = await serve((_, response) => {
    response.writeHead(503, { 'retry-after': '0' });
    response.end();
  });
  expect((await errorOf(api.call('selectClasses', { body: {} }))).code).toBe('unavailable');
  expect(requests).toHaveLength(1);
});

test('a server that asks for a long pause is not waited for', async () => {
  const { api, requests } = await serve((_, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' });
    response.end(JSON.stringify({ type: 'error', code: 'too_many_requests', message: 'x' }));
  });
  expect((await errorOf(api.call('listCities'))).code).toBe('too_many_requests');
  expect(requests).toHaveLength(1);
});

test("a proxy's page with a good status is no answer of ours", async () => {
  const { api } = await serve((_, response) => response.end('<h1>Sign in to the Wi-Fi</h1>'));
  expect((await errorOf(api.call('listCities'))).code).toBe('invalid_answer');
});

test('a server that says nothing is given up after a while, and not asked again', async () => {
  const { api, requests } = await serve(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const error = errorOf(api.call('listCities'));
  await vi.waitUntil(() => requests.length > 0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await error).code).toBe('timeout');
  expect(requests).toHaveLength(1);
});

test('the browser takes itself for offline: what the server answers shows that it is not', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  let calls = 0;
  const { api, requests } = await serve((_, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(503, { 'retry-after': '0' });
    response.end(calls === 1 ? '' : '{"data":[]}');
  });
  await expect(api.call('listCities')).resolves.toEqual({ data: [] });
  expect(requests).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('nothing gets through and the browser says why: it is said at once', async () => {
  const { api, requests } = await serve((request) => request.socket.destroy());
  vi.stubGlobal('navigator', { onLine: false });
  expect((await errorOf(api.call('listCities'))).code).toBe('offline');
  expect(requests).toHaveLength(1);
  vi.stubGlobal('navigator', { onLine: true });
  expect((await errorOf(api.call('listCities'))).code).toBe('network');
  expect(requests).toHaveLength(5);
  vi.unstubAllGlobals();
});

test('a call whose endpoint cannot be fetched without a connection is as good as offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const api = createApiClient({
    endpoints: {},
    moreEndpoints: () => Promise.reject(new TypeError('Failed to fetch module')),
    baseUrl: '',
    lang: 'en',
  });
  await expect(api.call('createRequest', {})).rejects.toMatchObject({ code: 'offline' });
  vi.unstubAllGlobals();
});

test('a search by POST waits as long as it is told and asks again; what changes something goes out once', async () => {
  let calls = 0;
  const { api, requests } = await serve((_, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 429 : 200, {
      'content-type': 'application/json',
      'retry-after': '0',
    });
    response.end('{"data":[]}');
  });
  await api.call('searchJobs', { body: { page: 1 } });
  expect(requests).toHaveLength(2);
  calls = 0;
  await errorOf(api.call('countJobView', { params: { jobId: 1 } }));
  expect(requests).toHaveLength(3);
});

test('each answer from memory is said by one listener, with its age', async () => {
  const { api } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', [FROM_MEMORY_HEADER]: '120' });
    response.end('{}');
  });
  const ages: number[] = [];
  const stops = [hearFromMemory((age) => ages.push(age)), hearFromMemory((age) => ages.push(-age))];
  await api.call('listCities');
  await api.call('listCategories');
  for (const stop of stops) stop();
  expect(ages).toEqual([120, 120]);
});

test('a pause may be named as a date', async () => {
  let calls = 0;
  const { api } = await serve((_, response) => {
    calls += 1;
    const inTwoSeconds = new Date(Date.now() + 2000).toUTCString();
    response.writeHead(calls === 1 ? 503 : 200, {
      'content-type': 'application/json',
      'retry-after': inTwoSeconds,
    });
    response.end('[]');
  });
  const start = performance.now();
  expect(await api.call('listCities')).toEqual([]);
  // HTTP dates have whole seconds.
  expect(performance.now() - start).toBeGreaterThan(900);
});

test('a pause that ends long after now is not waited for', async () => {
  const { api, requests } = await serve((_, response) => {
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
    response.end();
  });
  expect((await errorOf(api.call('listCities'))).code).toBe('unavailable');
  expect(requests).toHaveLength(1);
});

test('an answer that breaks off on its way is asked for again', async () => {
  let calls = 0;
  const { api } = await serve((_, response) => {
    calls += 1;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '20' });
    if (calls === 1) response.write('[', () => response.destroy());
    else response.end('["the whole answer"]');
  });
  expect(await api.call('listCities')).toEqual(['the whole answer']);
  expect(calls).toBe(2);
});

test('a wrapped fetch gets an address and options', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', send);
  const api = createApiClient({ endpoints, baseUrl: 'https://porua.test', lang: 'en' });
  await api.call('searchJobs', { body: { page: 1 } });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'https://porua.test/api/job-board?lang=en',
    expect.objectContaining({ method: 'POST', body: '{"page":1}' }),
  );
  vi.unstubAllGlobals();
});

test('a network error is one in the words of any browser', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Netzwerkfehler')));
  const api = createApiClient({ endpoints, baseUrl: 'http://127.0.0.1:1', lang: 'en' });
  expect((await errorOf(api.call('selectClasses', { body: {} }))).code).toBe('network');
  vi.unstubAllGlobals();
});

test('a picture has the time a slow connection needs to send it', async () => {
  const { api, requests } = await serve((request, response) => {
    request.resume();
    request.on('end', () => setTimeout(() => response.end('{}'), 40_000));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = api.call('updatePhoto', { body: { image: 'x'.repeat(600_000) } });
  await vi.waitUntil(() => requests[0]?.complete);
  await vi.advanceTimersByTimeAsync(40_000);
  await expect(sent).resolves.toEqual({});
});

test('a proxy that names an hour by another header is not waited for that long', async () => {
  const { api, requests } = await serve((_, response) => {
    response.writeHead(requests.length === 1 ? 503 : 200, { 'ratelimit-reset': '3600' });
    response.end('[]');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = api.call('listCities');
  await vi.waitUntil(() => vi.getTimerCount() > 0 && requests[0]?.complete);
  // The error's own text is read first, by a timer of its own.
  for (let second = 0; second < 16; second += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1000);
  }
  await expect(answer).resolves.toEqual([]);
});
