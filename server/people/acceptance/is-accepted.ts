import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { isReady } from './is-ready.ts';

const { tutorId, state } = tutorAcceptances;

/** The condition that a tutor is accepted, for a query over tutors. */
export const isAccepted = sql`not exists (
  select 1 from ${tutorAcceptances} where ${tutorId} = ${tutors.id} and ${state} <> 'accepted')`;

/**
 * Returns the condition of what staff have to look at now, for a query over acceptances, tutors and
 * users.
 */
export const waitsForStaff = (now: Date) =>
  and(eq(state, 'waiting'), isNotNull(tutorAcceptances.askedAt), isReady(now));

/** Undefined where no decision is needed. */
export async function readAcceptance(db: Db, id: number) {
  const [row] = await db.select().from(tutorAcceptances).where(eq(tutorId, id));
  return row;
}

export const isDeclined = async (db: Db, id: number): Promise<boolean> =>
  (await readAcceptance(db, id))?.state === 'declined';

/** Reads, for each tutor, what stands in the way of a proposal, or null. */
export async function readAcceptances(db: Db, tutorIds: number[]) {
  const rows = await db
    .select({ tutorId, state })
    .from(tutorAcceptances)
    .where(and(inArray(tutorId, tutorIds), ne(state, 'accepted')));
  const states = new Map(rows.map((row) => [row.tutorId, row.state]));
  return (id: number): 'waiting' | 'declined' | null => {
    const own = states.get(id);
    return own === undefined || own === 'accepted' ? null : own;
  };
}
