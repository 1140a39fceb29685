/** People by what staff have at hand: a name, a phone in any writing, an e-mail, a tutor id. */
import { and, count, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import type { PeopleQuery } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf } from '#server/ground/db/page-of.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { hasName } from '#server/ground/names/has-name.ts';

const TUTOR_ID = /^T\d{1,12}$/i;

/** Returns the number of a tutor as it is stored; null for other words. */
export function readTutorId(words: string): string | null {
  const latin = toLatinDigits(words).trim();
  return TUTOR_ID.test(latin) ? latin.toUpperCase() : null;
}

/** Returns the condition on `users`, joined with `tutors` and `parents`. */
export function matchesWords(db: Db, words: string): SQL | undefined {
  const phone = toStoredPhone(words);
  if (phone !== null) return or(eq(users.phoneNo, phone), eq(parents.additionalPhoneNumber, phone));
  if (words.includes('@')) return eq(users.email, words.toLowerCase());
  const tutorid = readTutorId(words);
  return tutorid === null ? hasName(db, users, words) : eq(tutors.tutorid, tutorid);
}

export const isBannedAt = (now: Date): SQL | undefined =>
  and(isNotNull(users.bannedAt), or(isNull(users.bannedUntil), gt(users.bannedUntil, now)));

/** Leaves out erased accounts; only the number on letters and invoices still says whose it was. */
const isListed = (q: string | undefined): SQL | undefined =>
  q !== undefined && readTutorId(q) !== null ? undefined : isNull(users.erasedAt);

function conditions(
  db: Db,
  { type, q, city_id, lock, state }: PeopleQuery,
  now: Date,
): SQL | undefined {
  return and(
    isListed(q),
    type === undefined ? undefined : eq(users.type, type),
    q === undefined || q === '' ? undefined : matchesWords(db, q),
    city_id === undefined ? undefined : eq(tutors.cityId, city_id),
    lock === undefined ? undefined : eq(users.accountStatus, lock),
    state === 'banned' ? isBannedAt(now) : undefined,
    state === 'deactivated' ? isNotNull(users.deactivatedAt) : undefined,
  );
}

export async function findPeople(db: Db, query: PeopleQuery, now: Date) {
  const where = conditions(db, query, now);
  const rows = await db
    .select({ user: users, tutor: tutors, parent: parents })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(where)
    .orderBy(desc(users.id))
    .limit(query.per_page)
    .offset(offsetOf(query.page, query.per_page));
  const [counted] = await db
    .select({ all: count() })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(where);
  return { rows, total: counted?.all ?? 0 };
}

export async function findOnePerson(db: Db, userId: number) {
  const [row] = await db
    .select({ user: users, tutor: tutors, parent: parents })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findOnePerson>>>;
