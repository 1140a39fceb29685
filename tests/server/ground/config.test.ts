import { spawnSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#server/ground/config/config.ts';
import { checkLocalOnly } from '#server/ground/config/local-only.ts';

const APP_SECRET = randomBytes(32).toString('base64');

test('without any setting it is ready for a first look', () => {
  expect(parseConfig({})).toMatchObject({
    nodeEnv: 'development',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    databaseUrl: undefined,
    demoPort: 8081,
    gatewayPort: 8082,
    demoData: true,
    addressVisibility: 'gated',
    cityRule: 'all',
    trustProxy: 0,
  });
});

test('in production there is no demo data, and an empty variable is not set', () => {
  expect(
    parseConfig({ NODE_ENV: 'production', APP_SECRET, DATABASE_URL: '', PORT: '' }),
  ).toMatchObject({
    demoData: false,
    databaseUrl: undefined,
    port: 8080,
  });
});

test('the gateway of the demo is beside the demo site, unless it has a port of its own', () => {
  expect(parseConfig({ DEMO_PORT: '9000' }).gatewayPort).toBe(9001);
  expect(parseConfig({ DEMO_PORT: '0' }).gatewayPort).toBe(0);
  expect(parseConfig({ GATEWAY_PORT: '9500' }).gatewayPort).toBe(9500);
});

describe('keys for push messages', () => {
  const pair = () => {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const privateKey = Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex');
    return {
      VAPID_PUBLIC_KEY: keys.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
    };
  };

  test('are a pair; without an address of the operator it is ours', () => {
    const keys = pair();
    expect(parseConfig(keys).vapid).toEqual({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: 'mailto:help@porua.example',
    });
    expect(parseConfig({}).vapid).toBeUndefined();
    const hosts = { PUSH_HOSTS: 'push.example, *.push.example:8443' };
    expect(parseConfig(hosts).pushHosts).toEqual(['push.example', '*.push.example:8443']);
  });

  test('one without the other, or of another pair, is not taken, and the secret one is not repeated', () => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = pair();
    const mixed = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: pair().VAPID_PRIVATE_KEY };
    for (const given of [{ VAPID_PUBLIC_KEY }, { VAPID_PRIVATE_KEY }, mixed])
      expect(() => parseConfig(given)).toThrow(/belong together: give what `npm run push:keys`/);
    const cut = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: VAPID_PRIVATE_KEY.slice(2) };
    expect(() => parseConfig(cut)).toThrow(
      'The setting VAPID_PRIVATE_KEY is wrong: give what `npm run push:keys` prints.',
    );
  });
});

test('addresses lose their last slash', () => {
  expect(parseConfig({ PUBLIC_URL: 'https://porua.example/' }).publicUrl).toBe(
    'https://porua.example',
  );
});

describe('one sentence for', () => {
  test.each([
    ['NODE_ENV', 'live'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'porua.example'],
    ['PUBLIC_URL', 'ftp://porua.example'],
    ['DATABASE_URL', 'mysql://secret@host/db'],
    ['DEMO_PORT', '-1'],
    ['GATEWAY_PORT', '-1'],
    ['GATEWAY_URL', 'pay.demo.example'],
    ['DEMO_DATA', 'maybe'],
    ['ADDRESS_VISIBILITY', 'hidden'],
    ['CITY_RULE', 'none'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['APP_SECRET', 'too short'],
    ['APP_SECRET_PREVIOUS', 'too short'],
    ['API_DOCS', 'maybe'],
    ['SMS_URL', 'sms.example'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['VAPID_SUBJECT', 'help@porua.example'],
    ['PUSH_HOSTS', 'https://push.example'],
    ['PUSH_HOSTS', '*'],
    ['SMS_PER_HOUR', '0'],
    ['MAP_STYLE_URL', 'tiles.example'],
    ['MAP_HOSTS', 'https://tiles.example/path'],
    ['FORM_HOSTS', 'https://forms.example'],
    ['FORM_HOSTS', 'camp=http://forms.example/camp'],
    ['FORM_HOSTS', 'camp=https://user:pass@forms.example'],
    ['FORM_HOSTS', 'camp=https://forms.example,'],
  ])('%s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} .*is wrong: give .+\\.$`),
    );
  });

  test('demo data in production', () => {
    expect(() => parseConfig({ NODE_ENV: 'production', DEMO_DATA: 'true' })).toThrow(/DEMO_DATA/);
  });

  test.each([
    ['GATEWAY_PORT', '8082'],
    ['GATEWAY_URL', 'https://pay.demo.example'],
  ])('the gateway of the demo in production: %s', (name, value) => {
    expect(() => parseConfig({ NODE_ENV: 'production', APP_SECRET, [name]: value })).toThrow(
      new RegExp(`^The setting ${name} must not be given in production`),
    );
  });
});

test.each([
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['APP_SECRET', 'secret'],
  ['APP_SECRET_PREVIOUS', 'secret'],
  ['SMS_URL', 'ftp://secret'],
])('the value of %s is never repeated', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(/is wrong/);
  expect(() => parseConfig({ [name]: value })).not.toThrow(/secret/);
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', APP_SECRET };

  test('the secret has to be given', () => {
    expect(() => parseConfig({ NODE_ENV: 'production' })).toThrow(
      /^The setting APP_SECRET is missing: give at least 32/,
    );
  });

  test.each([
    ['one letter', 'a'.repeat(64)],
    ['a word again and again', 'password'.repeat(8)],
    ['digits in order', '01234567890123456789012345678901'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'],
    ['few letters', 'abbabbaabbababababbabaabbabababbababa'],
    ['the one of the source', 'known to everybody, so never used in production'],
  ])('the secret is not %s', (_name, weak) => {
    expect(() => parseConfig({ ...production, APP_SECRET: weak })).toThrow(/APP_SECRET is wrong/);
  });

  test('any secret from a generator is taken', () => {
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      for (const bytes of [24, 32, 64])
        for (let round = 0; round < 200; round += 1) {
          const drawn = randomBytes(bytes).toString(encoding);
          expect(parseConfig({ ...production, APP_SECRET: drawn }).appSecret).toBe(drawn);
        }
  });

  test('the API reference is shown when asked for', () => {
    expect(parseConfig(production).apiDocs).toBe(false);
    expect(parseConfig({ ...production, API_DOCS: 'true' }).apiDocs).toBe(true);
    expect(parseConfig({}).apiDocs).toBe(true);
  });

  test('a former secret needs a new one beside it', () => {
    expect(() => parseConfig({ APP_SECRET_PREVIOUS: APP_SECRET })).toThrow(
      /needs a new APP_SECRET/,
    );
  });

  test('people reach it by https, or it runs on this machine', () => {
    const parse = (PUBLIC_URL: string) => parseConfig({ ...production, PUBLIC_URL });
    expect(() => parse('http://porua.example')).toThrow(/^The setting PUBLIC_URL .*https/);
    expect(parse('https://porua.example').publicUrl).toBe('https://porua.example');
    expect(parse('http://localhost:8080').publicUrl).toBe('http://localhost:8080');
  });
});

describe('a first look', () => {
  const refusal = (env: Record<string, string>) => () => checkLocalOnly(parseConfig(env));

  test('listens on this machine alone', () => {
    expect(parseConfig({}).host).toBe('localhost');
    expect(refusal({})).not.toThrow();
  });

  test.each([
    ['PUBLIC_URL', 'https://porua.example'],
    ['PUBLIC_URL', 'http://192.168.0.7:8080'],
    ['PUBLIC_URL', 'http://localhost.porua.example'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.0.7'],
    ['DATABASE_URL', 'postgres://porua:very-secret@db.example/porua'],
  ])('is refused with %s=%s, in one sentence that says how to do it', (name, value) => {
    for (const more of [{}, { DEMO_DATA: 'false' }, { APP_SECRET }, { DEMO_DATA: 'true' }])
      expect(refusal({ [name]: value, ...more })).toThrow(
        new RegExp(`^The setting ${name}.* reaches beyond .*NODE_ENV=production and APP_SECRET`),
      );
    expect(refusal({ [name]: value })).not.toThrow(/very-secret/);
  });

  test.each([
    ['PUBLIC_URL', 'http://localhost:9000'],
    ['PUBLIC_URL', 'http://127.0.0.1:9000'],
    ['PUBLIC_URL', 'http://[::1]:9000'],
    ['HOST', '127.0.0.1'],
    ['HOST', '::1'],
    ['DATABASE_URL', 'postgres://porua@127.0.0.1/porua'],
    ['DATABASE_URL', 'postgres://porua@localhost:5433/porua'],
  ])('goes on with %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).not.toThrow();
  });

  test('is shown to others with a secret and by asking for it', () => {
    const shown = { PUBLIC_URL: 'https://demo.example', DEMO_DATA: 'true', APP_SECRET };
    expect(refusal(shown)).not.toThrow();
    expect(parseConfig(shown)).toMatchObject({ host: '0.0.0.0', demoData: true });
  });

  test('production goes where it is told', () => {
    const env = { NODE_ENV: 'production', APP_SECRET, PUBLIC_URL: 'https://porua.example' };
    expect(refusal({ ...env, HOST: '0.0.0.0' })).not.toThrow();
  });
});

test('the server stops with that sentence and nothing else', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../../../server/main.ts')],
    { env: { ...process.env, PORT: 'http' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(
    'The setting PORT "http" is wrong: give a port number from 0 to 65535.',
  );
});
