/** Names that tutors added and nobody of the staff has decided on, most used first. */
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { NamesQuery } from '#core/api/schemas/staff.ts';
import { type InstituteKind, instituteKinds } from '#core/staff/institute-kinds.ts';
import type { Db } from '#server/db/database.ts';
import { tutors } from '#server/db/schema/people.ts';
import { tutorEducations } from '#server/db/schema/tutor-educations.ts';
import { readActors } from '#server/staff/read-actors.ts';
import { toPage } from '#server/staff/to-page.ts';
import { namePlaces } from './name-places.ts';

const PER_PAGE = 25;

function unlistedOf(db: Db, kind: InstituteKind) {
  const { table, used } = namePlaces[kind];
  const { tutorId, createdAt, id } = tutorEducations;
  return db
    .select({
      kind: sql<InstituteKind>`${kind}::text`.as('kind'),
      id: table.id,
      name: table.name,
      nameBn: table.nameBn,
      tutors: sql<number>`count(distinct ${tutorId})`.mapWith(Number).as('tutors'),
      firstAt: sql<Date | null>`min(${createdAt})`.mapWith(createdAt).as('first_at'),
      firstBy: sql<number | null>`(array_agg(${tutors.userId} order by ${createdAt}, ${id}))[1]`.as(
        'first_by',
      ),
    })
    .from(table)
    .leftJoin(tutorEducations, eq(tutorEducations[used], table.id))
    .leftJoin(tutors, eq(tutors.id, tutorId))
    .where(eq(table.isListed, false))
    .groupBy(table.id);
}

async function countOf(db: Db, kind: InstituteKind): Promise<number> {
  const { table } = namePlaces[kind];
  const [row] = await db.select({ all: count() }).from(table).where(eq(table.isListed, false));
  return row?.all ?? 0;
}

export async function countUnlisted(db: Db, wanted?: InstituteKind): Promise<number> {
  let all = 0;
  for (const kind of wanted === undefined ? instituteKinds : [wanted])
    all += await countOf(db, kind);
  return all;
}

export async function listNames(db: Db, { kind, page }: NamesQuery) {
  const names = unionAll(
    unlistedOf(db, 'university'),
    unlistedOf(db, 'department'),
    unlistedOf(db, 'school'),
  ).as('names');
  const rows = await db
    .select()
    .from(names)
    .where(kind === undefined ? undefined : eq(names.kind, kind))
    .orderBy(desc(names.tutors), asc(names.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const actorOf = await readActors(
    db,
    rows.map(({ firstBy }) => firstBy),
  );
  const data = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    name_bn: row.nameBn,
    tutors: row.tutors,
    first_by: actorOf(row.firstBy),
    first_at: row.firstAt?.toISOString() ?? null,
  }));
  return toPage({ page, per_page: PER_PAGE }, await countUnlisted(db, kind), data);
}
