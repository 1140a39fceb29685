/**
 * Adds a school, university or department by its name. The tutor who named it can use it at once;
 * others are offered it once staff have listed it.
 */

import { sql } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { normaliseName } from '#core/search/names/normalise-name.ts';
import type { Db } from '#server/ground/db/database.ts';
import { departments, schools, universities } from '#server/ground/db/schema/lookups.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { LookupRow } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';

export type InstituteKind = 'universities' | 'departments' | 'schools';

const PER_DAY = [{ seconds: inSeconds({ days: 1 }), max: 10 }];
const COLLEGE = /college|কলেজ/i;

interface Named extends LookupRow {
  short?: string | null;
}

function findByName(rows: Iterable<Named>, name: string): Named | undefined {
  const wanted = normaliseName(name);
  return [...rows].find((row) =>
    [row.name, row.nameBn, row.short ?? '', ...row.aliases].some(
      (own) => own !== '' && normaliseName(own) === wanted,
    ),
  );
}

/** Reads all names, also those another node has added since this one last read them. */
const readAll = (db: Db, kind: InstituteKind): Promise<Named[]> =>
  ({
    universities: async () => db.select().from(universities),
    departments: async () => db.select().from(departments),
    schools: async () => db.select().from(schools),
  })[kind]();

export async function createInstitute(
  { db, lookupCache, now }: Services,
  kind: InstituteKind,
  text: string,
  userId: number,
): Promise<{ id: number; text: string }> {
  const name = text.replace(/\s+/g, ' ');
  const known = findByName(lookupCache.current[kind].values(), name);
  if (known !== undefined) return { id: known.id, text: known.name };
  await takeLimits(db, [{ key: `institute:${userId}`, windows: PER_DAY }], now());
  const row = {
    id: sql<number>`nextval('created_lookup_ids')::int`,
    name,
    nameBn: name,
    sort: 1_000_000,
    isListed: false,
  };
  const created = await db.transaction(async (transaction) => {
    // Two nodes that are given the same name in the same moment make one row of it.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`institute:${kind}`}))`);
    const meanwhile = findByName(await readAll(transaction, kind), name);
    if (meanwhile !== undefined) return meanwhile;
    const [inserted] = await {
      universities: () => transaction.insert(universities).values(row).returning(),
      departments: () => transaction.insert(departments).values(row).returning(),
      schools: () =>
        transaction
          .insert(schools)
          .values({ ...row, kind: COLLEGE.test(name) ? 'college' : 'school' })
          .returning(),
    }[kind]();
    return inserted;
  });
  if (created === undefined) throw new Error(`No row was added to ${kind}`);
  await lookupCache.refresh();
  return { id: created.id, text: created.name };
}
