/** Asks staff to look at a new tutor, and once more after a refusal. */
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { asksAgainFrom } from '#core/people/profile/acceptance.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isReady } from './is-ready.ts';

/** Begins the acceptance with the account, where staff look at each new tutor. */
export async function beginAcceptance(
  { config }: Pick<Services, 'config'>,
  db: Db,
  tutorId: number,
) {
  if (config.tutorAcceptance) await db.insert(tutorAcceptances).values({ tutorId });
}

/**
 * Staff are asked while the profile is complete enough for the hub: from the moment it is, and no more
 * where it is not any longer.
 */
export async function askWhileReady(db: Db, tutorIds: number[], now: Date): Promise<void> {
  const { tutorId, state, askedAt } = tutorAcceptances;
  const ready = db
    .select({ id: tutors.id })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(and(eq(tutors.id, tutorId), isReady(now)));
  const hasChanged = sql`(${isNull(askedAt)}) = ${exists(ready)}`;
  await db
    .update(tutorAcceptances)
    .set({ askedAt: sql`case when ${isNull(askedAt)} then ${now.toISOString()}::timestamptz end` })
    .where(and(inArray(tutorId, tutorIds), eq(state, 'waiting'), hasChanged));
}

/** A tutor who was declined has mended what was said. */
export async function askAgain({ db, now }: Services, tutorId: number): Promise<void> {
  const at = now();
  await db.transaction(async (transaction) => {
    const isOwn = eq(tutorAcceptances.tutorId, tutorId);
    const [row] = await transaction.select().from(tutorAcceptances).where(isOwn).for('update');
    if (row?.decidedAt == null || row.state !== 'declined')
      throw new ApiError('wrong_state', { text: 'not_declined' });
    if (at < asksAgainFrom(row.decidedAt))
      throw new ApiError('wrong_state', { text: 'acceptance_too_early' });
    await transaction
      .update(tutorAcceptances)
      .set({
        state: 'waiting',
        askedAt: null,
        decidedAt: null,
        decidedBy: null,
        reason: null,
        version: sql`${tutorAcceptances.version} + 1`,
      })
      .where(isOwn);
    await askWhileReady(transaction, [tutorId], at);
  });
}
