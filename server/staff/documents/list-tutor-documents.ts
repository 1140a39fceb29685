import { asc, countDistinct, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { documentsQuery } from '#core/people/api/documents.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { CheckStatus } from '#core/people/documents/document-checks.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';

const countOf = (status: CheckStatus) =>
  sql`count(*) filter (where ${documentChecks.status} = ${status})`.mapWith(Number);

/** Lists tutors' documents: waiting ones in the order of waiting; decided ones newest first. */
export async function listTutorDocuments(
  db: Db,
  { status, page }: z.output<typeof documentsQuery>,
) {
  const { tutorId, submittedAt, decidedAt } = documentChecks;
  const has = status === undefined ? sql`true` : eq(documentChecks.status, status);
  const since =
    status === 'returned' || status === 'approved'
      ? sql<Date>`max(${decidedAt}) filter (where ${has})`.mapWith(decidedAt)
      : sql<Date>`min(${submittedAt}) filter (where ${has})`.mapWith(submittedAt);
  const isOldestFirst = status === 'waiting';
  const rows = await db
    .select({
      user_id: users.id,
      tutorid: tutors.tutorid,
      name: users.name,
      waiting: countOf('waiting'),
      returned: countOf('returned'),
      approved: countOf('approved'),
      since,
    })
    .from(documentChecks)
    .innerJoin(tutors, eq(tutors.id, tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .groupBy(users.id, tutors.id)
    .having(sql`count(*) filter (where ${has}) > 0`)
    .orderBy(isOldestFirst ? asc(since) : desc(since), asc(users.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const [counted] = await db
    .select({ all: countDistinct(tutorId) })
    .from(documentChecks)
    .where(has);
  const data = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
  return pageOf(page, counted?.all ?? 0, data, STAFF_PAGE_SIZE);
}
