/** Names that tutors added and nobody of the staff has decided on, most used first. */
import { asc, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { NamesQuery } from '#core/staff/api/staff.ts';
import { type InstituteKind, instituteKinds } from '#core/staff/institute-kinds.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { namePlaces } from './name-places.ts';

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

export async function countUnlisted(db: Db, wanted?: InstituteKind): Promise<number> {
  let all = 0;
  for (const kind of wanted === undefined ? instituteKinds : [wanted]) {
    const { table } = namePlaces[kind];
    all += await db.$count(table, eq(table.isListed, false));
  }
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
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
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
  return pageOf(page, await countUnlisted(db, kind), data, STAFF_PAGE_SIZE);
}
