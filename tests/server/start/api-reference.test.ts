/**
 * The API reference: every field of every endpoint has a description, and each example is sent as it
 * stands there by somebody who may call the endpoint.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { referenceOfEndpoint } from '#core/api/reference.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import { registerPartner } from '#server/people/partners/register-partner.ts';
import { createAccount, createBrowser, signInAs } from '../setup/accounts.ts';
import { createJobs, createUser } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { callWith, connect, createPartner, createPartnerPage } from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

/** The rows that examples name: job 17, account 31, tutor T1002 and a partner. */
const context = startTestApp(async ({ db }) => {
  await createJobs(
    db,
    Array.from({ length: 17 }, () => ({})),
  );
  for (let last = 0; last < 31; ) last = await createUser(db);
  await createHubTutor(db, {}, { tutorid: 'T1002' });
  await registerPartner(db, {
    siteId: 'sunrise-school',
    name: 'Sunrise School',
    origins: ['https://sunrise-school.example'],
  });
});

const endpoints = Object.entries<Endpoint>(contract);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), description: z.string().optional() }))
    .default([]),
});
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** Names the fields of a schema, and of the schemas in it, that have no description. */
function withoutWords(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => withoutWords(each, path));
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'example' || keyword === 'examples') return [];
    if (keyword !== 'properties' || !isObject(value)) return withoutWords(value, path);
    return Object.entries(value).flatMap(([name, field]) => [
      ...(isObject(field) && typeof field['description'] === 'string' ? [] : [`${path}.${name}`]),
      ...withoutWords(field, `${path}.${name}`),
    ]);
  });
}

async function readOperations() {
  const answer = await context.app.inject({ url: '/docs/api/openapi.json' });
  const { paths } = openApi.parse(answer.json());
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

describe('the description', () => {
  test('says of every field what it means', async () => {
    const missing = (await readOperations()).flatMap(
      ({ operationId, parameters, requestBody, responses }) => [
        ...parameters
          .filter(({ description }) => description === undefined)
          .map(({ in: place, name }) => `${operationId}.${place}.${name}`),
        ...withoutWords(requestBody, `${operationId}.body`),
        ...withoutWords(responses, `${operationId}.answer`),
      ],
    );
    expect(missing).toEqual([]);
  });

  test('has the example of every endpoint with a body', async () => {
    const operations = await readOperations();
    for (const { operationId, requestBody } of operations) {
      if (requestBody === undefined) continue;
      const body = Object(requestBody).content['application/json'];
      expect(body.example, operationId).toEqual(
        referenceOfEndpoint.get(operationId)?.examples[operationId]?.body,
      );
    }
  });

  test('shows the values of an example at its parameters', async () => {
    const operations = await readOperations();
    for (const { operationId, parameters } of operations) {
      const { params, query } = referenceOfEndpoint.get(operationId)?.examples[operationId] ?? {};
      for (const [name, value] of Object.entries({ ...params, ...query }))
        expect(parameters, operationId).toContainEqual(
          expect.objectContaining({ name, example: value }),
        );
    }
  });
});

/** Their answer never ends, or they are there only where an operator has set them up. */
const ELSEWHERE = ['streamNotifications', 'readByModel', 'getOutsideForm'];
/** They change what other calls of the same person need. */
const OF_ONE_CALL = [
  'signOut',
  'resendOtp',
  'setPassword',
  'changePassword',
  'askDeletion',
  'sendOldNumberCode',
  'loseOldNumber',
  'askForNumberChange',
];
/**
 * Endpoints without a place in their address that need something all the same: a code or a link that
 * was sent, an act before them, or a service that is set up. Their refusal is looked at, not
 * their answer.
 */
const NEED_MORE = [
  ...['signInByCode', 'signInByProof', 'verifyOtp', 'verifyResetOtp', 'resetPassword'],
  ...['setPassword', 'verifyEmail', 'giveSecondFactor', 'confirmSecondFactor'],
  ...['renewRecoveryCodes', 'undoDeletion', 'verifyOldNumber', 'sendNewNumberCode'],
  ...['verifyNewNumber', 'askForNumberChange', 'cancelNumberChange', 'stopNumberChange'],
  ...['updatePosition', 'verifyHireOtp', 'submitHire', 'viewComparison', 'readCvByLink'],
  ...['chooseByLink', 'startPayment', 'sendProof', 'askPayout', 'bookOnlineLesson'],
  ...['exchangeEmbedCode', 'renewEmbedToken', 'askForAcceptance', 'resendEmailLink'],
  ...[
    'listPushDevices',
    'savePushDevice',
    'sendTestPush',
    'createAlert',
    'viewAlerts',
    'stopAlert',
  ],
];
/** The refusals of a call that is not what the contract asks for. */
const MISREAD = [
  'invalid_input',
  'invalid_json',
  'unsupported_media_type',
  'body_too_large',
  'unknown_id',
];

type Send = (call: {
  method: Endpoint['method'];
  url: string;
  payload?: object;
}) => Promise<{ statusCode: number; body: string }>;

async function signIn(type: 'tutor' | 'parent' | 'staff'): Promise<Send> {
  const { db } = context.database;
  const account = await createAccount(db, { type });
  if (type === 'parent') await db.insert(parents).values({ userId: account.userId });
  const browser = await signInAs(context.app, account);
  return (call) => browser.ask(call);
}

async function openPartnerPage(): Promise<Send> {
  const partner = await createPartner(context.database.db);
  const page = createPartnerPage(context.app, partner.origin);
  return (call) => page.ask(call);
}

async function connectPage(): Promise<Send> {
  const { db } = context.database;
  const partner = await createPartner(db);
  const page = createPartnerPage(context.app, partner.origin);
  const browser = await signInAs(context.app, await createAccount(db));
  const token = await connect(browser, page, partner);
  return (call) => callWith(page, token, call);
}

let visitors = 0;
/** Opens a visitor with an address of their own. */
async function openVisitor(): Promise<Send> {
  visitors += 1;
  const browser = createBrowser(context.app, `10.1.0.${visitors}`);
  return (call) => browser.ask(call);
}

/** Somebody who may call an endpoint, by its access. */
const callers: Record<Endpoint['access'], () => Promise<Send>> = {
  public: openVisitor,
  'own-pages': openVisitor,
  'otp-session': () => signIn('tutor'),
  'staff-session': () => signIn('staff'),
  session: () => signIn('tutor'),
  tutor: () => signIn('tutor'),
  parent: () => signIn('parent'),
  staff: () => signIn('staff'),
  partner: openPartnerPage,
  embed: connectPage,
};
const known = new Map<Endpoint['access'], Promise<Send>>();

function callerOf(name: string, { access }: Endpoint): Promise<Send> {
  if (OF_ONE_CALL.includes(name)) return callers[access]();
  const caller = known.get(access) ?? callers[access]();
  known.set(access, caller);
  return caller;
}

function callOf(name: string, { method, path, body }: Endpoint) {
  const example = referenceOfEndpoint.get(name)?.examples[name] ?? { query: { lang: 'en' } };
  const place = Object.entries(example.params ?? {}).reduce(
    (url, [field, value]) => url.replace(`:${field}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([field, value]) => [field, String(value)]),
  );
  return {
    method,
    url: query.size === 0 ? place : `${place}?${query}`,
    ...(body !== undefined && { payload: example.body ?? {} }),
  };
}

describe('the example', () => {
  test.each(endpoints.filter(([name]) => !ELSEWHERE.includes(name)))(
    'of %s is taken by the server',
    async (name, endpoint) => {
      const send = await callerOf(name, endpoint);
      const { statusCode, body } = await send(callOf(name, endpoint));
      const isOfRows = endpoint.path.includes(':') || NEED_MORE.includes(name);
      if (!isOfRows) expect(statusCode, body).toBe(200);
      else if (statusCode !== 200) {
        expect(statusCode, body).toBeLessThan(500);
        expect(MISREAD).not.toContain(JSON.parse(body).code);
      }
    },
  );
});
