/** The accounts that are meant, in the order in which they are meant; each way goes by an index. */
import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { nameWords, wantedNameKeys } from '#core/people/names/name-key.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { personNameKeys } from '#server/ground/db/schema/person-name-keys.ts';
import { ofPhone } from '#server/staff/people/of-phone.ts';
import type { Wanted } from './read-wanted.ts';

/** More of one name than anybody reads through; the requests and invoices of these are looked at. */
const MOST = 200;
/** Keys have no shorter beginnings. */
const SHORTEST_BEGINNING = 2;

async function idsOf(db: Db, where: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(where, isNull(users.erasedAt)))
    .orderBy(desc(users.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** The number on letters and invoices says whose it was, also of an erased account. */
async function idsOfTutor(db: Db, tutorid: string): Promise<number[]> {
  const rows = await db
    .select({ id: tutors.userId })
    .from(tutors)
    .where(eq(tutors.tutorid, tutorid));
  return rows.map(({ id }) => id);
}

async function namedBy(db: Db, keys: readonly string[][]) {
  const wanted = keys.filter(([key]) => key !== undefined);
  if (wanted.length === 0) return [];
  return (
    db
      .select({ id: users.id, name: users.name })
      .from(personNameKeys)
      .innerJoin(users, eq(users.id, personNameKeys.userId))
      .where(
        and(
          ...wanted.map((some) => arrayOverlaps(personNameKeys.keys, some)),
          isNull(users.erasedAt),
        ),
      )
      // Not by the index of accounts, which would be walked to its end for a rare name.
      .orderBy(sql`${personNameKeys.userId} + 0 desc`)
      .limit(MOST)
  );
}

/** Adds the beginning of a name that is typed up to an a, which keys keep at the end alone: `rahma`. */
const withBegun = (keys: string[]): string[] => {
  const begun = keys[0]?.replace(/a$/, '') ?? '';
  return begun.length < SHORTEST_BEGINNING || begun === keys[0] ? keys : [...keys, `${begun}*`];
};

/** The names that begin with the very letters, of which keys say nothing where they are few: `kha`. */
async function begunBy(db: Db, typed: string) {
  const letters = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(sql`lower(${users.name}) like ${`${letters}%`}`, isNull(users.erasedAt)))
    .orderBy(sql`${users.id} + 0 desc`)
    .limit(MOST);
}

type Named = Awaited<ReturnType<typeof begunBy>>;

async function firstFound([find, ...others]: (() => Promise<Named>)[]): Promise<Named> {
  const rows = (await find?.()) ?? [];
  return rows.length > 0 || others.length === 0 ? rows : firstFound(others);
}

/** Exactly so named ones first, then those whose name begins so, then the rest: the newest of each. */
async function idsOfName(db: Db, typed: string): Promise<number[]> {
  const words = nameWords(typed);
  const { exact, tolerant } = wantedNameKeys(words);
  const rows = await firstFound([
    () => namedBy(db, exact.map(withBegun)),
    () => begunBy(db, typed),
    () => namedBy(db, tolerant),
  ]);
  const meant = words.join(' ');
  const distance = (name: string) => {
    const own = nameWords(name).join(' ');
    if (own === meant) return 0;
    return own.startsWith(meant) ? 1 : 2;
  };
  return rows
    .map(({ id, name }) => ({ id, distance: distance(name) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ id }) => id);
}

export function findAccounts(db: Db, wanted: Wanted): Promise<number[]> {
  switch (wanted.kind) {
    case 'phone':
      return idsOf(db, inArray(users.id, ofPhone(db, wanted.phone)));
    case 'phones':
      return idsOf(db, and(gte(users.phoneNo, wanted.from), lt(users.phoneNo, wanted.before)));
    case 'email':
      return idsOf(db, eq(users.email, wanted.email));
    case 'tutor':
    case 'number':
      return idsOfTutor(db, wanted.tutorid);
    case 'name':
      return idsOfName(db, wanted.words);
    default:
      return Promise.resolve([]);
  }
}
