/**
 * Tests what has to hold for every payment service, the next one too: a secret of it stands in no message,
 * no error and no setting of ours, and production reaches it by https alone.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayMethods } from '#core/money/providers/providers.ts';
import { merchantSettings } from '#demo/gateway/gateway.ts';
import { ConfigError, parseConfig } from '#server/ground/config/config.ts';
import { describeError } from '#server/ground/logging/describe-error.ts';
import { toSentence } from '#server/ground/logging/to-sentence.ts';
import { providerSetups } from '#server/money/payments/gateways/provider-setups.ts';
import {
  createPaymentGateways,
  readPaymentServices,
} from '#server/money/payments/payment-services.ts';

const SECRET = 'not-to-be-seen';

/** Answers as the test says: with this status and body. */
let reply = { status: 200, body: '{}' };
const server = createServer((_request, response) => {
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

const settingsOf = ({ variables, address }: (typeof providerSetups)['bkash'], url: string) =>
  Object.fromEntries(variables.map((name) => [name, name === address ? url : `${SECRET} ${name}`]));
function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('each stands under its own method, and the gateway of the demo has settings for it', () => {
  expect(Object.entries(providerSetups).map(([method, setup]) => [method, setup.method])).toEqual(
    Object.keys(providerSetups).map((method) => [method, method]),
  );
  expect(Object.keys(providerSetups).toSorted()).toEqual([...gatewayMethods].toSorted());
  const variables = Object.values(providerSetups).flatMap((setup) => setup.variables);
  expect(Object.keys(merchantSettings('http://127.0.0.1:9')).toSorted()).toEqual(
    variables.toSorted(),
  );
});

describe.each(Object.values(providerSetups))('$method', (setup) => {
  const { method, variables, address } = setup;
  const given = settingsOf(setup, 'https://pay.example/v1/');

  test('is off without settings, and on with all of them', () => {
    const empty = Object.fromEntries(variables.map((name) => [name, '']));
    expect([...readPaymentServices({}, true).keys()]).toEqual([]);
    expect([...readPaymentServices(empty, true).keys()]).toEqual([]);
    expect([...readPaymentServices(given, true).keys()]).toEqual([method]);
  });

  test('is not set up by half, nor at what is no address: one sentence says so, and repeats nothing', () => {
    const faults = [
      ...variables.map((name) => ({ ...given, [name]: '' })),
      ...variables.map((name) => ({ [name]: given[name] })),
      ...[SECRET, `ftp://${SECRET}@pay.example`].map((url) => ({ ...given, [address]: url })),
    ];
    for (const env of faults) {
      const error = failureOf(() => readPaymentServices(env, false));
      expect(error).toBeInstanceOf(ConfigError);
      expect(toSentence(error)).toMatch(/^The settings? [A-Z_, ]+ (belong together|is wrong): /);
      expect(toSentence(error)).not.toContain(SECRET);
    }
  });

  test.each(['http://pay.example', 'https://127.0.0.1:8082', 'http://localhost:8082'])(
    'is not reached at %s in production, by whichever of its settings',
    (unsafe) => {
      for (const name of variables) {
        const env = { ...given, [name]: unsafe };
        const error = failureOf(() => readPaymentServices(env, true));
        expect([name, toSentence(error)]).toEqual([
          name,
          `The payment service ${name} is one for tests or has no https: give its address for production.`,
        ]);
        expect([...readPaymentServices(env, false).keys()]).toEqual([method]);
      }
    },
  );

  test('is not that of the demo in production', () => {
    const all = merchantSettings('http://127.0.0.1:9');
    const env = Object.fromEntries(variables.map((name) => [name, all[name]]));
    expect(failureOf(() => readPaymentServices(env, true))).toBeInstanceOf(ConfigError);
    expect([...readPaymentServices(env, false).keys()]).toEqual([method]);
  });

  test('has no secret in the settings of ours, nor in what it can be seen as', () => {
    const gateways = createPaymentGateways(
      readPaymentServices(given, true),
      'https://porua.example',
      () => new Date(),
    );
    const seen = [parseConfig({ ...given, NODE_ENV: 'test' }), gateways, setup];
    for (const one of seen) {
      expect(inspect(one, { depth: 9 })).not.toContain(SECRET);
      expect(JSON.stringify(one)).not.toContain(SECRET);
    }
    expect([...gateways.values()].map((gateway) => gateway.method)).toEqual([method]);
  });

  test.each([
    ['an error', 500, `{"message":"${SECRET}"}`],
    ['a refusal', 401, '{}'],
    ['no JSON', 200, '<html></html>'],
    ['nothing of what was asked', 200, '{}'],
  ])('has no secret in its errors when the service answers %s', async (_what, status, body) => {
    reply = { status, body };
    const { port } = server.address() as AddressInfo;
    const env = settingsOf(setup, `http://127.0.0.1:${port}/v1`);
    const gateway = createPaymentGateways(
      readPaymentServices(env, false),
      'https://porua.example',
      () => new Date(),
    ).get(method);
    if (gateway === undefined) throw new Error('It is not set up');
    const payer = { name: 'Nusrat Jahan', email: null, phone: '01700000000' };
    const execution = {
      startedAt: async () => null,
      start: async () => true,
      forget: async () => {},
    };
    const payment = { ref: 'PAY-1', session: 'S1', trx: 'T1' };
    const calls = [
      () => gateway.start({ ref: 'PAY-1', poisha: 100, payer, lang: 'en' }),
      () => gateway.ask({ ...payment, poisha: 100, hasReturned: true, execution }),
      () =>
        gateway.giveBack({ ref: 'RF1', poisha: 100, payment, serviceRef: null, isRepeated: false }),
    ];
    const errors = await Promise.all(calls.map((call) => call().catch((error: unknown) => error)));
    expect(errors.some((error) => error instanceof Error)).toBe(true);
    for (const error of errors) {
      expect(inspect(error)).not.toContain(SECRET);
      expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
    }
  });
});
