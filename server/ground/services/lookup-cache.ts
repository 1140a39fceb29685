/**
 * Names of classes, subjects, places and the like, kept in memory so that the job board needs no
 * joins. Each node has its own; a change by staff reaches all of them with the next refresh.
 */
import { inMs } from '#core/ground/dates/duration.ts';
import type { Db } from '#server/ground/db/database.ts';
import { type Lookups, loadLookups } from './load-lookups.ts';

const REFRESH_MS = inMs({ minutes: 5 });

export interface LookupCache {
  readonly current: Lookups;
  refresh(): Promise<void>;
  stop(): void;
}

export async function createLookupCache(
  db: Db,
  onError: (error: unknown) => void,
): Promise<LookupCache> {
  let current = await loadLookups(db);
  const refresh = async () => {
    current = await loadLookups(db);
  };
  // A failed refresh keeps the old names: better than none.
  const timer = setInterval(() => refresh().catch(onError), REFRESH_MS).unref();
  return {
    get current() {
      return current;
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
