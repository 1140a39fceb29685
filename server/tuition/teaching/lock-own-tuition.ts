/** An own tuition, alone for this transaction. */
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';
import { type LockedApplication, lockApplication } from '#server/market/hiring/lock-application.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { findOwnTuition } from './find-own-tuition.ts';

export interface LockedTuition extends LockedApplication {
  side: OwnSide;
  byUserId: number;
  /** The user of the other of the two. */
  otherUserId: number;
}

/** Locks a tuition, also one that is over: what happened in it is still answered. */
export async function lockAnyTuition(db: Db, person: Person, id: number): Promise<LockedTuition> {
  const { side } = await findOwnTuition(db, person, id);
  const locked = await lockApplication(db, id);
  const otherUserId =
    side === 'tutor' ? (await guardianOf(db, locked.job.parentId)).id : locked.tutor.userId;
  return { ...locked, side, byUserId: person.user.id, otherUserId };
}

/** Throws `tuition_over` for one that has ended meanwhile. */
export async function lockOwnTuition(db: Db, person: Person, id: number): Promise<LockedTuition> {
  const locked = await lockAnyTuition(db, person, id);
  if (locked.application.stage === 'closed') throw new ApiError('tuition_over');
  return locked;
}

/** Before the confirmation there is a demo class, and nothing to change yet. */
export async function lockConfirmedTuition(db: Db, person: Person, id: number) {
  const locked = await lockOwnTuition(db, person, id);
  if (!isConfirmed(locked.application.stage))
    throw new ApiError('wrong_state', { text: 'tuition_not_confirmed' });
  return locked;
}
