import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LONGEST_LETTER } from '#core/ground/text/count-letters.ts';

/**
 * The last guard of a limit in letters. The API counts those readers see; PostgreSQL counts code points,
 * of which a Bengali letter has up to a dozen, so its limit is that many times as high.
 */
export const atMostLetters = (column: PgColumn, maximum: number): SQL =>
  sql`length(${column}) <= ${sql.raw(String(maximum * LONGEST_LETTER))}`;
