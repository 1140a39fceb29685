import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { StaffNumberChange, staffNumberChangesQuery } from '#core/people/api/number-change.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import {
  isKnownPaper,
  isOldEnough,
  readPapers,
  readRequests,
} from '#server/people/number-change/on-file.ts';

type Query = z.output<typeof staffNumberChangesQuery>;

const SHOWN_REQUESTS = 10;

/** Waiting ones come in the order in which they were asked; the others begin with the newest. */
export async function listNumberChanges(db: Db, { status, page }: Query) {
  const where = and(ne(numberChanges.state, 'begun'), status && eq(numberChanges.state, status));
  const rows = await db
    .select({ change: numberChanges, name: users.name, type: users.type })
    .from(numberChanges)
    .innerJoin(users, eq(users.id, numberChanges.userId))
    .where(where)
    .orderBy((status === 'waiting' ? asc : desc)(numberChanges.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const userIds = rows.map(({ change }) => change.userId);
  const requests = await readRequests(db, userIds);
  const papers = await readPapers(db, userIds);
  const actorOf = await readActors(
    db,
    rows.map(({ change }) => change.decidedBy),
  );
  const data = rows.map(({ change, name, type }): StaffNumberChange => {
    const { userId } = change;
    const isTheirs = (one: { userId: number }) => one.userId === userId;
    const asked = change.askedAt ?? change.createdAt;
    return {
      id: change.id,
      version: change.version,
      state: change.state,
      person: { user_id: userId, name, type },
      has_identity_papers: papers.some((paper) => isTheirs(paper) && isKnownPaper(paper, asked)),
      request_numbers: requests
        .filter((one) => isTheirs(one) && isOldEnough(one.createdAt, asked))
        .slice(0, SHOWN_REQUESTS)
        .map(({ id }) => id),
      old_phone: change.oldPhone,
      new_phone: change.newPhone,
      old_verified: change.oldVerifiedAt !== null,
      statement: change.statement,
      has_picture: change.file !== null,
      asked_at: change.askedAt?.toISOString() ?? null,
      due_at: change.dueAt?.toISOString() ?? null,
      changed_at: change.changedAt?.toISOString() ?? null,
      decided_by: actorOf(change.decidedBy),
      decided_at: change.decidedAt?.toISOString() ?? null,
      answer: change.answer,
    };
  });
  return pageOf(page, await db.$count(numberChanges, where), data, STAFF_PAGE_SIZE);
}
