/** A statement whose text never changes is put together once for each database, and not for each call. */
import { onceFor } from '#server/ground/once/once-for.ts';
import type { Db } from './database.ts';

export const prepareOnce = <T>(build: (db: Db) => T): ((db: Db) => T) => onceFor(build);
