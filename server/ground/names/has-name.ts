/**
 * Finds out if a person has the name that was typed, in any writing: by the keys the hub finds
 * tutors by, or as it was typed.
 */
import { and, arrayOverlaps, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nameWords, wantedNameKeys } from '#core/people/names/name-key.ts';
import type { Db } from '#server/ground/db/database.ts';
import { personNameKeys } from '#server/ground/db/schema/person-name-keys.ts';

/** Returns the pattern that finds the typed words, which are text and not a pattern themselves. */
const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** One letter is no beginning that keys have; beside other words it narrows nothing. */
const SHORTEST = 2;

/** `person`: `users`, or another name for it in the statement. */
export function hasName(
  db: Db,
  person: { id: PgColumn; name: PgColumn },
  words: string,
): SQL | undefined {
  const wanted = wantedNameKeys(nameWords(words)).exact.filter(
    ([key]) => key !== undefined && key.length >= SHORTEST,
  );
  // A part from the middle of a word is in no key.
  const asTyped = ilike(person.name, containing(words.trim()));
  if (wanted.length === 0) return asTyped;
  const found = db
    .select({ id: personNameKeys.userId })
    .from(personNameKeys)
    .where(and(...wanted.map((keys) => arrayOverlaps(personNameKeys.keys, keys))));
  return or(inArray(person.id, found), asTyped);
}
