/** A statement whose text never changes is put together once for each database, and not for each call. */
import type { Db } from './database.ts';

export function prepareOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const own = build(db);
    made.set(db, own);
    return own;
  };
}
