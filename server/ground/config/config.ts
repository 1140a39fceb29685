/**
 * Every setting of the server but those of payment services (server/money/payments/payment-services.ts),
 * read once from the environment. A wrong value stops the start with
 * one sentence naming the variable, so that an operator never has to read a stack trace.
 */

import { isLoopbackName } from '#server/ground/network/is-loopback.ts';
import {
  DEVELOPMENT_SECRET,
  environment,
  hints,
  SECRET_HINT,
  SECRETS,
  VAPID_HINT,
} from './environment.ts';
import { readVapid } from './read-vapid.ts';

/** A setting the operator has to correct; `message` is the sentence to show. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Config = ReturnType<typeof parseConfig>;

/**
 * Returns the port beside that of the demo site, so that several demos on one machine need no more
 * settings. 0: any that is free.
 */
const nextPort = (port: number) => (port === 0 ? 0 : (port + 1) % 65_536);

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
  for (const name of ['GATEWAY_PORT', 'GATEWAY_URL'] as const)
    if (isProduction && parsed[name] !== undefined)
      throw new ConfigError(
        `The setting ${name} must not be given in production, where no payment is a test: remove it.`,
      );
  const publicUrl = parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`;
  if (isProduction && parsed.APP_SECRET === undefined)
    throw new ConfigError(`The setting APP_SECRET is missing: give ${hints['APP_SECRET']}.`);
  if (isProduction && publicUrl.startsWith('http:') && !isLoopbackName(new URL(publicUrl).hostname))
    throw new ConfigError(
      `The setting PUBLIC_URL "${publicUrl}" is wrong: sign-in needs https in production.`,
    );
  if (parsed.APP_SECRET_PREVIOUS !== undefined && parsed.APP_SECRET === undefined)
    throw new ConfigError(
      `The setting APP_SECRET_PREVIOUS needs a new APP_SECRET: give ${SECRET_HINT}.`,
    );
  const vapid = readVapid(parsed);
  if (vapid === 'wrong')
    throw new ConfigError(
      `The settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give ${VAPID_HINT}.`,
    );
  const isPublicDemo = parsed.DEMO_DATA === true && parsed.APP_SECRET !== undefined;
  const isLocalOnly = !isProduction && !isPublicDemo;
  return {
    nodeEnv: parsed.NODE_ENV,
    isProduction,
    port: parsed.PORT,
    /** Nobody but this machine may reach it; checked before it listens. */
    isLocalOnly,
    host: parsed.HOST ?? (isLocalOnly ? 'localhost' : '0.0.0.0'),
    publicUrl,
    databaseUrl: parsed.DATABASE_URL,
    dataDir: parsed.DATA_DIR,
    demoPort: parsed.DEMO_PORT,
    /** The port of the payment gateway of the demo. */
    gatewayPort: parsed.GATEWAY_PORT ?? nextPort(parsed.DEMO_PORT),
    /**
     * The address at which visitors of a demo that is shown to others reach it; undefined: by its
     * port.
     */
    gatewayUrl: parsed.GATEWAY_URL,
    demoData: parsed.DEMO_DATA ?? !isProduction,
    addressVisibility: parsed.ADDRESS_VISIBILITY,
    cityRule: parsed.CITY_RULE,
    /** True if staff look at each new tutor before guardians see them. */
    tutorAcceptance: parsed.TUTOR_ACCEPTANCE,
    trustProxy: parsed.TRUST_PROXY,
    logLevel: parsed.LOG_LEVEL,
    rateLimitPerMinute: parsed.RATE_LIMIT_PER_MINUTE,
    appSecret: parsed.APP_SECRET ?? DEVELOPMENT_SECRET,
    /**
     * The secret of before, while secrets change: what was made with it still holds, nothing new is
     * made with it.
     */
    previousSecret: parsed.APP_SECRET_PREVIOUS,
    /**
     * The seconds it goes on answering after it was told to stop, for the load balancer to notice.
     */
    drainSeconds: parsed.DRAIN_SECONDS ?? (isProduction ? 3 : 0),
    apiDocs: parsed.API_DOCS ?? !isProduction,
    /** True if open jobs are marked for search engines as job postings. */
    jobPostingData: parsed.JOBPOSTING_JSONLD,
    /** True if browsers keep public pages for when there is no connection. */
    offlineReading: parsed.OFFLINE_READING,
    smsUrl: parsed.SMS_URL,
    smsToken: parsed.SMS_TOKEN,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    /** Undefined: nothing of push messages is there. */
    vapid,
    /** The only hosts push messages are sent to, whatever a browser says. */
    pushHosts: parsed.PUSH_HOSTS,
    /** The accounts to which people can send money by hand; none: that way is not offered. */
    manualPayTo: parsed.MANUAL_PAY_TO,
    smsPerHour: parsed.SMS_PER_HOUR,
    /** The file of what the home page says in the operator's words; undefined: nothing. */
    siteCopyFile: parsed.SITE_COPY,
    /** The outside forms that `/crm/{title}` may show. */
    outsideForms: parsed.FORM_HOSTS,
    /** Undefined: the map shows what we draw ourselves. */
    map:
      parsed.MAP_STYLE_URL === undefined
        ? undefined
        : {
            styleUrl: parsed.MAP_STYLE_URL,
            origins: [...new Set([new URL(parsed.MAP_STYLE_URL).origin, ...parsed.MAP_HOSTS])],
          },
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
