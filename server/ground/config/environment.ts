/** The variables of the environment: what each may be, and what an operator reads when it is not. */
import { z } from 'zod';
import { isGuessable } from '#server/ground/secrets/is-guessable.ts';
import { formHosts } from './form-hosts.ts';
import { manualPayTo } from './manual-pay-to.ts';
import { mapHosts } from './map-hosts.ts';
import { DEFAULT_PUSH_HOSTS, pushHosts } from './push-hosts.ts';
import { vapidPrivateKey, vapidPublicKey, vapidSubject } from './vapid-keys.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

/** Hashes made with it guard nothing but invented people. */
export const DEVELOPMENT_SECRET = 'known to everybody, so never used in production';

const secret = z
  .string()
  .min(32)
  .refine((value) => value !== DEVELOPMENT_SECRET && !isGuessable(value));

export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(8080),
  HOST: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DEMO_PORT: port.default(8081),
  GATEWAY_PORT: port.optional(),
  GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DEMO_DATA: flag.optional(),
  ADDRESS_VISIBILITY: z.enum(['gated', 'public']).default('gated'),
  CITY_RULE: z.enum(['all', 'in-person']).default('all'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  APP_SECRET: secret.optional(),
  APP_SECRET_PREVIOUS: secret.optional(),
  API_DOCS: flag.optional(),
  JOBPOSTING_JSONLD: flag.default(false),
  OFFLINE_READING: flag.default(true),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  SITE_COPY: z.string().optional(),
  FORM_HOSTS: formHosts.default([]),
  VAPID_PUBLIC_KEY: vapidPublicKey.optional(),
  VAPID_PRIVATE_KEY: vapidPrivateKey.optional(),
  VAPID_SUBJECT: vapidSubject.optional(),
  PUSH_HOSTS: pushHosts.default(DEFAULT_PUSH_HOSTS),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_HOSTS: mapHosts.default([]),
  MANUAL_PAY_TO: manualPayTo.default([]),
  TUTOR_ACCEPTANCE: flag.default(false),
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  ASSISTANT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_MODEL_KEY: z.string().optional(),
  ASSISTANT_MODEL_NAME: z.string().default('default'),
  ASSISTANT_MODEL_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(6000),
  ASSISTANT_MODEL_PER_VISITOR: z.coerce.number().int().min(1).default(60),
  ASSISTANT_MODEL_PER_PARTNER: z.coerce.number().int().min(1).default(2000),
});

export const SECRET_HINT =
  'at least 32 random characters, for example from `openssl rand -base64 32`';

export const VAPID_HINT = 'what `npm run push:keys` prints';

export const hints: Record<string, string> = {
  NODE_ENV: 'development, test or production',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'a full address such as https://porua.example',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/porua',
  DEMO_PORT: 'a port number from 0 to 65535',
  GATEWAY_PORT: 'a port number from 0 to 65535',
  GATEWAY_URL: 'a full address such as https://pay.demo.example',
  DEMO_DATA: 'true or false',
  ADDRESS_VISIBILITY: 'gated or public',
  CITY_RULE: 'all or in-person',
  TRUST_PROXY: 'the number of proxies in front of the server, 0 to 10',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  RATE_LIMIT_PER_MINUTE: 'a whole number of at least 1',
  APP_SECRET: SECRET_HINT,
  APP_SECRET_PREVIOUS: SECRET_HINT,
  API_DOCS: 'true or false',
  JOBPOSTING_JSONLD: 'true or false',
  OFFLINE_READING: 'true or false',
  DRAIN_SECONDS: 'a whole number from 0 to 60',
  SMS_URL: 'the address of the SMS gateway, such as https://sms.example/send',
  SMTP_URL: 'the address of the mail server, such as smtp://user:password@mail.example:587',
  MAIL_FROM: 'the address emails come from, such as no-reply@porua.example',
  FORM_HOSTS: 'forms such as camp=https://forms.example/camp, with commas between them',
  VAPID_PUBLIC_KEY: VAPID_HINT,
  VAPID_PRIVATE_KEY: VAPID_HINT,
  VAPID_SUBJECT: 'an address for push services to reach you, such as mailto:help@porua.example',
  PUSH_HOSTS: 'hosts such as fcm.googleapis.com or *.push.example, with commas between them',
  MAP_STYLE_URL: 'the address of a map style, such as https://tiles.example/style.json',
  MAP_HOSTS: 'origins such as https://tiles.example, with commas between them',
  MANUAL_PAY_TO:
    'a JSON list such as [{"service":"bkash","number":"01300000000","name":"Porua Ltd"}] (bkash, nagad, rocket or bank)',
  TUTOR_ACCEPTANCE: 'true or false',
  SMS_PER_HOUR: 'a whole number of at least 1',
  ASSISTANT_MODEL_URL: 'an address such as https://model.example/v1/chat/completions',
  ASSISTANT_MODEL_TIMEOUT_MS: 'milliseconds from 100 to 30000',
  ASSISTANT_MODEL_PER_VISITOR: 'a whole number of at least 1',
  ASSISTANT_MODEL_PER_PARTNER: 'a whole number of at least 1',
};

export const SECRETS = new Set([
  'DATABASE_URL',
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'SMS_URL',
  'SMS_TOKEN',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'ASSISTANT_MODEL_URL',
  'ASSISTANT_MODEL_KEY',
]);
