/**
 * Statements whose text follows from which filters are set, and not from their values: each is put
 * together once. Drizzle takes longer for one than PostgreSQL to run it.
 */
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import { prepareOnce } from './prepare-once.ts';

const MOST_STATEMENTS = 500;

export function prepareByShape<Shape extends unknown[], Statement extends object>(
  build: (db: Db, ...shape: Shape) => Statement,
  nameOf: (...shape: Shape) => string,
): (db: Db, ...shape: Shape) => Statement {
  const statementsOf = prepareOnce(() => new LRUCache<string, Statement>({ max: MOST_STATEMENTS }));
  return (db, ...shape) => {
    const statements = statementsOf(db);
    const name = nameOf(...shape);
    const known = statements.get(name);
    if (known !== undefined) return known;
    const statement = build(db, ...shape);
    statements.set(name, statement);
    return statement;
  };
}
