import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { LookupCache } from './lookups/lookup-cache.ts';

/** What routes work with; built once at start, or by a test with what it needs. */
export interface Services {
  config: Config;
  db: Db;
  lookupCache: LookupCache;
}
