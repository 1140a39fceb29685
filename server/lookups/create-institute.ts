/**
 * Adds a school, university or department by its name. The tutor who named it can use it at once;
 * others are offered it once staff have listed it.
 */
import { sql } from 'drizzle-orm';
import { normaliseName } from '#core/geo/normalise-name.ts';
import { departments, schools, universities } from '#server/db/schema/lookups.ts';
import { takeLimits } from '#server/limits/take-limits.ts';
import type { Services } from '#server/services.ts';
import type { LookupRow } from './lookup-row.ts';

export type InstituteKind = 'universities' | 'departments' | 'schools';

const PER_DAY = [{ seconds: 86_400, max: 10 }];
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
  const inserted = await {
    universities: () => db.insert(universities).values(row).returning({ id: universities.id }),
    departments: () => db.insert(departments).values(row).returning({ id: departments.id }),
    schools: () =>
      db
        .insert(schools)
        .values({ ...row, kind: COLLEGE.test(name) ? 'college' : 'school' })
        .returning({ id: schools.id }),
  }[kind]();
  const [created] = inserted;
  if (created === undefined) throw new Error(`No row was added to ${kind}`);
  await lookupCache.refresh();
  return { id: created.id, text: name };
}
