/** Whatever fails, the log holds nothing of what people wrote. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeError } from '#server/ground/logging/describe-error.ts';
import { createServices } from '#server/ground/services/services.ts';
import { deliverDue } from '#server/notify/messages/outbox.ts';
import { buildApp } from '#server/start/app.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { startHousekeeping } from '#server/start/housekeeping.ts';
import {
  type Browser,
  createAccount,
  createBrowser,
  newPhone,
  signInAs,
} from '../setup/accounts.ts';
import { FAILURES, failStatement } from '../setup/failing-database.ts';
import { hireBody, requestFields, signInParent, verifyPhone } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp, type TestApp } from '../setup/test-app.ts';

const context = startTestApp();
const MANY = 60;

const PHONE = '01899887766';
const planted = {
  phone: PHONE,
  'phone of the database': '8801899887766',
  email: 'planted-mail@example.com',
  code: '271828',
  token: 'planted-token-Zx81Qq02Lm',
  address: 'House 4711, Planted Lane',
  name: 'Plantedname Begum',
  password: 'planted pass phrase 99',
  query: 'select "',
};

const lines: string[] = [];
let logged: TestApp;

beforeAll(async () => {
  const { config, db, lookupCache } = context.services;
  const log: Parameters<typeof createServices>[1] = (details, message) =>
    logged.app.log.error(details, message);
  const services = createServices({ config, db, lookupCache }, log);
  const stream = { write: (line: string) => void lines.push(line) };
  logged = {
    app: await buildApp(services, { log: { level: 'trace', stream } }),
    services,
    database: context.database,
  };
});
afterAll(() => logged.app.close());

function expectNothingPlanted() {
  const values = Object.values(planted).map((value) => value.toLowerCase());
  const telling = lines.filter((line) =>
    values.some((value) => line.toLowerCase().includes(value)),
  );
  expect(telling).toEqual([]);
}

/** Each statement in turn, in each way. */
async function failEach(work: () => Promise<unknown>, prepare = async () => {}) {
  for (const kind of FAILURES) {
    await prepare();
    const before = lines.length;
    let n = 1;
    while (n < MANY && (await failStatement(kind, n, work))) n += 1;
    expect(n, 'statements that failed').toBeGreaterThan(1);
    const isLogged = lines.slice(before).some((line) => line.includes('"22P02"'));
    expect(isLogged).toBe(kind === 'type');
    expectNothingPlanted();
  }
}

const post = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => ({
  method,
  url,
  payload,
});
const contact = { name: planted.name, email: planted.email, phone_no: PHONE };

describe('a failing database tells the log nothing that was typed in', () => {
  let searches = 0;
  const routes = {
    'signing in': post('/api/v1/login', { email: planted.email, password: planted.password }),
    'a code for the hire form': post('/api/hire/send-otp', { phone_no: PHONE }),
    'checking that code': post('/api/hire/verify-otp', {
      phone_no: PHONE,
      challenge: planted.token,
      otp: planted.code,
    }),
    'a call': post('/api/assistant/call-requests', {
      ...contact,
      idempotency_key: '5f1d7f0e-6a51-4f1e-9d0a-3f1c5a2b7c11',
    }),
    'a message': post('/api/contact-messages', {
      ...contact,
      topic: 'other',
      message: planted.address,
      idempotency_key: '5f1d7f0e-6a51-4f1e-9d0a-3f1c5a2b7c12',
    }),
    // Another one each time: the same would be answered from memory.
    'a search': {
      get url() {
        searches += 1;
        return `/api/tutor-hub?search=${encodeURIComponent(`${planted.name} ${searches}`)}`;
      },
    },
    'a page of a job': { url: '/job-details/1' },
    readiness: { url: '/readyz' },
  };
  test.each(Object.entries(routes))('%s', async (_name, ask) => {
    const browser = createBrowser(logged.app);
    const answer = await browser.ask(ask);
    expect(answer.statusCode, answer.body).not.toBe(400);
    await failEach(() => browser.ask(ask));
  });

  test('a request of a guardian', async () => {
    let proof = '';
    const fields = { student_name: planted.name, detail_address: planted.address };
    await failEach(
      () => createBrowser(logged.app).ask(post('/api/hire', hireBody(proof, fields))),
      async () => {
        proof = (await verifyPhone(context, newPhone())).proof;
      },
    );
  });

  const signedIn = (browser: Browser) => {
    const mine = createBrowser(logged.app);
    for (const [name, value] of browser.jar) mine.jar.set(name, value);
    return mine;
  };

  test('a search of staff', async () => {
    const browser = signedIn((await signInStaff(context)).browser);
    await failEach(() => browser.ask({ url: `/api/staff/people?q=${PHONE}` }));
  });

  test('the account of a tutor', async () => {
    const account = await createAccount(context.database.db, { email: planted.email });
    const browser = signedIn(await signInAs(context.app, account));
    await failEach(() => browser.ask({ url: '/api/v1/user' }));
  });

  test('a request of a signed-in guardian', async () => {
    const browser = signedIn((await signInParent(context)).browser);
    const fields = requestFields({ student_name: planted.name, detail_address: planted.address });
    await failEach(() => browser.ask(post('/api/parent/tutor-requests', fields)));
  });
});

test('housekeeping', async () => {
  const { services, app } = logged;
  const fail = (error: unknown) => app.log.error({ err: error }, 'housekeeping failed');
  await failEach(() => cleanUp(services).catch(fail));
  await failEach(() => deliverDue(services).catch(fail));
  await startHousekeeping(services, fail, () => {})();
});

describe('an error of any other origin', () => {
  const leaks: Record<string, () => unknown> = {
    'a body that is no JSON': () => JSON.parse(`{"phone":"${PHONE}" ${planted.code}`),
    'an address that is none': () => new URL(`http://[${planted.token}`),
    'a text with lines like those of a stack': () => {
      throw new Error(`x\n    at ${planted.token} (file:///a.ts:1:1)\n    at y (file:///b.ts:1:1)`);
    },
    'a thrown text': () => {
      throw planted.token;
    },
    'a cause': () => {
      throw new Error(planted.name, { cause: new Error(planted.email) });
    },
    'a name and a code': () => {
      throw Object.assign(new Error('x'), { name: planted.address, code: planted.token });
    },
  };
  test.each(Object.entries(leaks))('%s', (_name, leak) => {
    try {
      leak();
    } catch (error) {
      const { log } = logged.app;
      if (error instanceof Error) log.error(error);
      log.error({ err: error }, error instanceof Error ? error.message : 'failed');
      log.warn({ err: error });
      if (error instanceof Error) log.error({ error }, 'failed');
    }
    expectNothingPlanted();
  });

  test('what is left says where to look', () => {
    const description = describeError(new TypeError('secret'));
    expect(description).toMatchObject({ type: 'TypeError' });
    expect(description.stack?.[0]).toContain('log-privacy.test.ts');
  });
});

test('a program on the command line prints no statement either', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../../../server/migrate.ts')],
    {
      env: { ...process.env, DATABASE_URL: `postgres://x:${planted.token}@127.0.0.1:1/porua` },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toBe('The database does not answer: start it, or check DATABASE_URL.\n');
});
