/**
 * Every setting of the server, read once from the environment. A wrong value stops the start with
 * one sentence naming the variable, so that an operator never has to read a stack trace.
 */
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DEMO_PORT: port.default(8081),
  DEMO_DATA: flag.optional(),
  ADDRESS_VISIBILITY: z.enum(['gated', 'public']).default('gated'),
  CITY_RULE: z.enum(['all', 'in-person']).default('all'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  APP_SECRET: z.string().min(32).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  ASSISTANT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_MODEL_KEY: z.string().optional(),
  ASSISTANT_MODEL_NAME: z.string().default('default'),
  ASSISTANT_MODEL_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(6000),
  ASSISTANT_MODEL_PER_VISITOR: z.coerce.number().int().min(1).default(60),
  ASSISTANT_MODEL_PER_PARTNER: z.coerce.number().int().min(1).default(2000),
});

/** Hashes made with it guard nothing but invented people. */
const DEVELOPMENT_SECRET = 'known to everybody, so never used in production';

const hints: Record<string, string> = {
  NODE_ENV: 'development, test or production',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'a full address such as https://porua.example',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/porua',
  DEMO_PORT: 'a port number from 0 to 65535',
  DEMO_DATA: 'true or false',
  ADDRESS_VISIBILITY: 'gated or public',
  CITY_RULE: 'all or in-person',
  TRUST_PROXY: 'the number of proxies in front of the server, 0 to 10',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  RATE_LIMIT_PER_MINUTE: 'a whole number of at least 1',
  APP_SECRET: 'at least 32 random characters, for example from `openssl rand -base64 32`',
  SMS_URL: 'the address of the SMS gateway, such as https://sms.example/send',
  SMS_PER_HOUR: 'a whole number of at least 1',
  ASSISTANT_MODEL_URL: 'an address such as https://model.example/v1/chat/completions',
  ASSISTANT_MODEL_TIMEOUT_MS: 'milliseconds from 100 to 30000',
  ASSISTANT_MODEL_PER_VISITOR: 'a whole number of at least 1',
  ASSISTANT_MODEL_PER_PARTNER: 'a whole number of at least 1',
};

const SECRETS = new Set([
  'DATABASE_URL',
  'APP_SECRET',
  'SMS_URL',
  'SMS_TOKEN',
  'ASSISTANT_MODEL_URL',
  'ASSISTANT_MODEL_KEY',
]);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A setting the operator has to correct; `message` is the sentence to show. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Config = ReturnType<typeof parseConfig>;

export function parseConfig(env: Record<string, string | undefined>) {
  // An empty variable in a compose or systemd file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    // What is secret, or an address that may carry a password, is not repeated.
    const value = SECRETS.has(name) ? '' : ` "${given[name]}"`;
    throw new ConfigError(`The setting ${name}${value} is wrong: give ${hints[name]}.`);
  }
  const parsed = result.data;
  const isProduction = parsed.NODE_ENV === 'production';
  if (isProduction && parsed.DEMO_DATA)
    throw new ConfigError('The setting DEMO_DATA must not be true in production: remove it.');
  const publicUrl = parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`;
  if (isProduction && parsed.APP_SECRET === undefined)
    throw new ConfigError(`The setting APP_SECRET is missing: give ${hints['APP_SECRET']}.`);
  if (
    isProduction &&
    publicUrl.startsWith('http:') &&
    !LOCAL_HOST.test(new URL(publicUrl).hostname)
  )
    throw new ConfigError(
      `The setting PUBLIC_URL "${publicUrl}" is wrong: sign-in needs https in production.`,
    );
  return {
    nodeEnv: parsed.NODE_ENV,
    isProduction,
    port: parsed.PORT,
    host: parsed.HOST,
    publicUrl,
    databaseUrl: parsed.DATABASE_URL,
    dataDir: parsed.DATA_DIR,
    demoPort: parsed.DEMO_PORT,
    demoData: parsed.DEMO_DATA ?? !isProduction,
    addressVisibility: parsed.ADDRESS_VISIBILITY,
    cityRule: parsed.CITY_RULE,
    trustProxy: parsed.TRUST_PROXY,
    logLevel: parsed.LOG_LEVEL,
    rateLimitPerMinute: parsed.RATE_LIMIT_PER_MINUTE,
    appSecret: parsed.APP_SECRET ?? DEVELOPMENT_SECRET,
    smsUrl: parsed.SMS_URL,
    smsToken: parsed.SMS_TOKEN,
    smsPerHour: parsed.SMS_PER_HOUR,
    /** Undefined: no sentence goes to a model. */
    model:
      parsed.ASSISTANT_MODEL_URL === undefined
        ? undefined
        : {
            url: parsed.ASSISTANT_MODEL_URL,
            key: parsed.ASSISTANT_MODEL_KEY,
            name: parsed.ASSISTANT_MODEL_NAME,
            timeoutMs: parsed.ASSISTANT_MODEL_TIMEOUT_MS,
            perVisitorHour: parsed.ASSISTANT_MODEL_PER_VISITOR,
            perPartnerDay: parsed.ASSISTANT_MODEL_PER_PARTNER,
          },
  };
}
