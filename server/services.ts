import { createPasswordHasher, type PasswordHasher } from './account/password-hasher.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { LookupCache } from './lookups/lookup-cache.ts';
import { createLiveNews, type LiveNews } from './notifications/live-news.ts';
import { createSmsGateway, type SmsGateway } from './sms/sms-gateway.ts';

/** What routes work with; built once at start, or by a test with what it needs. */
export interface Services {
  config: Config;
  db: Db;
  lookupCache: LookupCache;
  passwords: PasswordHasher;
  sms: SmsGateway;
  /** Open connections that wait for notifications; the app ends them when it closes. */
  liveNews: LiveNews;
  /** The time that limits, codes and sessions go by. */
  now: () => Date;
}

type Given = Pick<Services, 'config' | 'db' | 'lookupCache'>;

export function createServices(
  given: Given,
  log: (details: object, message: string) => void = () => {},
): Services {
  const services: Services = {
    ...given,
    passwords: createPasswordHasher(),
    sms: createSmsGateway(given.config, log),
    liveNews: createLiveNews({ db: given.db, now: () => services.now() }, (error) =>
      log({ err: error }, 'notifications could not be read'),
    ),
    now: () => new Date(),
  };
  return services;
}
