/** A thread of a tuition as one of its two people has it: who writes to whom, and whether they can. */
import { eq } from 'drizzle-orm';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { type WritingState, writableUntil, writingState } from '#core/tuition/chat/chat-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { messageSides } from '#server/ground/db/schema/tuition-messages.ts';
import type { Person, User } from '#server/ground/request/caller.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { guardianName } from '#server/tuition/handover/find-tuition.ts';
import { findOwnTuition } from '#server/tuition/teaching/find-own-tuition.ts';

export type MessageSide = typeof messageSides.$inferSelect;

export interface Thread {
  tuitionId: number;
  side: OwnSide;
  me: Pick<User, 'id' | 'bannedAt' | 'bannedUntil'>;
  /** The name by which the other of the two knows the caller. */
  myName: string;
  other: Pick<User, 'id' | 'deactivatedAt'>;
  /** Null while the tuition goes on. */
  endedAt: Date | null;
}

export async function findThread(db: Db, person: Person, tuitionId: number): Promise<Thread> {
  const tuition = await findOwnTuition(db, person, tuitionId);
  const { side, application, tutorUser, guardian } = tuition;
  const isTutor = side === 'tutor';
  return {
    tuitionId,
    side,
    me: person.user,
    myName: isTutor ? tutorUser.name : guardianName(tuition),
    other: isTutor ? guardian : tutorUser,
    endedAt: application.stage === 'closed' ? application.stageChangedAt : null,
  };
}

export interface Sides {
  mine: MessageSide | undefined;
  theirs: MessageSide | undefined;
}

/** Undefined before anything was written or blocked. */
export async function readSides(db: Db, { tuitionId, me, other }: Thread): Promise<Sides> {
  const rows = await db
    .select()
    .from(messageSides)
    .where(eq(messageSides.applicationId, tuitionId));
  return {
    mine: rows.find(({ userId }) => userId === me.id),
    theirs: rows.find(({ userId }) => userId === other.id),
  };
}

export const writingIn = (
  { me, other, endedAt }: Thread,
  { mine, theirs }: Sides,
  now: Date,
): WritingState =>
  writingState(
    {
      endedAt,
      isBanned: isBanned(me, now),
      isOtherGone: other.deactivatedAt !== null,
      hasBlocked: (mine?.blockedAt ?? null) !== null,
      isBlocked: (theirs?.blockedAt ?? null) !== null,
    },
    now,
  );

export const presentWritableUntil = ({ endedAt }: Thread): string | null =>
  endedAt === null ? null : writableUntil(endedAt).toISOString();
