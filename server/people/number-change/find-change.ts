import { and, eq, inArray } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { openNumberChangeStates } from '#core/people/account/number-change.ts';
import type { Db } from '#server/ground/db/database.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller, User } from '#server/ground/request/caller.ts';
import { lockPerson } from '#server/people/account/lock-person.ts';

export type NumberChange = typeof numberChanges.$inferSelect;

/** The minutes a change that was begun may take, up to its last step. */
const BEGUN_MINUTES = 30;

/** An account has one that is open at most. */
export async function findOpenChange(db: Db, userId: number): Promise<NumberChange | null> {
  const [row] = await db
    .select()
    .from(numberChanges)
    .where(
      and(
        eq(numberChanges.userId, userId),
        inArray(numberChanges.state, [...openNumberChangeStates]),
      ),
    );
  return row ?? null;
}

/** Begun by this very session, and no longer ago than it may take. */
export const isOwnBegun = (change: NumberChange, { session }: Caller, now: Date) =>
  change.state === 'begun' &&
  change.sessionId === session.id &&
  now <= dayjs.utc(change.createdAt).add(BEGUN_MINUTES, 'minute').toDate();

/** The change this session has begun and that has not gone to staff. Give it the lock before. */
export async function ownBegun(db: Db, caller: Caller, now: Date): Promise<NumberChange> {
  const change = await findOpenChange(db, caller.user.id);
  if (change === null || !isOwnBegun(change, caller, now))
    throw new ApiError('wrong_state', { text: 'number_change_not_begun' });
  return change;
}

/** Reads a change by its id, with its account locked; null where there is none. */
export async function lockChange(
  db: Db,
  id: number,
): Promise<{ user: User; change: NumberChange } | null> {
  const isThis = eq(numberChanges.id, id);
  const [found] = await db
    .select({ userId: numberChanges.userId })
    .from(numberChanges)
    .where(isThis);
  if (found === undefined) return null;
  const user = await lockPerson(db, found.userId);
  const [change] = await db.select().from(numberChanges).where(isThis);
  return change === undefined ? null : { user, change };
}
