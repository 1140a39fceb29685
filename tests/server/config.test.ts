import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';

const APP_SECRET = 'x'.repeat(32);

test('without any setting it is ready for a first look', () => {
  expect(parseConfig({})).toMatchObject({
    nodeEnv: 'development',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    databaseUrl: undefined,
    demoPort: 8081,
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
    ['DEMO_DATA', 'maybe'],
    ['ADDRESS_VISIBILITY', 'hidden'],
    ['CITY_RULE', 'none'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['APP_SECRET', 'too short'],
    ['SMS_URL', 'sms.example'],
    ['SMS_PER_HOUR', '0'],
  ])('%s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} .*is wrong: give .+\\.$`),
    );
  });

  test('demo data in production', () => {
    expect(() => parseConfig({ NODE_ENV: 'production', DEMO_DATA: 'true' })).toThrow(/DEMO_DATA/);
  });
});

test.each([
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['APP_SECRET', 'secret'],
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

  test('people reach it by https, or it runs on this machine', () => {
    const parse = (PUBLIC_URL: string) => parseConfig({ ...production, PUBLIC_URL });
    expect(() => parse('http://porua.example')).toThrow(/^The setting PUBLIC_URL .*https/);
    expect(parse('https://porua.example').publicUrl).toBe('https://porua.example');
    expect(parse('http://localhost:8080').publicUrl).toBe('http://localhost:8080');
  });
});

test('the server stops with that sentence and nothing else', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../../server/main.ts')],
    { env: { ...process.env, PORT: 'http' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(
    'The setting PORT "http" is wrong: give a port number from 0 to 65535.',
  );
});
