import { createPasswordHasher, type PasswordHasher } from './account/password-hasher.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { LookupCache } from './lookups/lookup-cache.ts';
import { createSmsGateway, type SmsGateway } from './sms/sms-gateway.ts';

/** What routes work with; built once at start, or by a test with what it needs. */
export interface Services {
  config: Config;
  db: Db;
  lookupCache: LookupCache;
  passwords: PasswordHasher;
  sms: SmsGateway;
  /** For what an operator has to look at. */
  alarm: Log;
  /** The time that limits, codes and sessions go by. */
  now: () => Date;
}

type Log = (details: object, message: string) => void;
type Given = Pick<Services, 'config' | 'db' | 'lookupCache'>;

export function createServices(given: Given, log: Log = () => {}, alarm: Log = log): Services {
  return {
    ...given,
    passwords: createPasswordHasher(),
    sms: createSmsGateway(given.config, log),
    alarm,
    now: () => new Date(),
  };
}
