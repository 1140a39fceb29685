/** Reads a part of a thread by ids; the index keeps this short however long the thread is. */
import { and, asc, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Thread as ThreadAnswer, threadQuery } from '#core/tuition/api/chat.ts';
import { MESSAGES_PAGE } from '#core/tuition/chat/chat-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findThread, presentWritableUntil, readSides, writingIn } from './find-thread.ts';
import { presentMessage } from './present-message.ts';

const REMOVED_LIMIT = 200;

type Wanted = Pick<z.output<typeof threadQuery>, 'before' | 'after'>;

/** Oldest first, and whether there are more on either end. */
async function readPart(db: Db, tuitionId: number, { before, after }: Wanted) {
  const { id, applicationId } = tuitionMessages;
  const isForward = after !== undefined;
  const rows = await db
    .select()
    .from(tuitionMessages)
    .where(
      and(
        eq(applicationId, tuitionId),
        before === undefined ? undefined : lt(id, before),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(isForward ? asc(id) : desc(id))
    .limit(MESSAGES_PAGE + 1);
  const hasMore = rows.length > MESSAGES_PAGE;
  const page = rows.slice(0, MESSAGES_PAGE);
  return {
    rows: isForward ? page : page.reverse(),
    has_older: !isForward && hasMore,
    has_newer: isForward && hasMore,
  };
}

async function readRemoved(db: Db, tuitionId: number) {
  const rows = await db
    .select({ id: tuitionMessages.id })
    .from(tuitionMessages)
    .where(and(eq(tuitionMessages.applicationId, tuitionId), isNotNull(tuitionMessages.hiddenAt)))
    .orderBy(desc(tuitionMessages.id))
    .limit(REMOVED_LIMIT);
  return rows.map(({ id }) => id);
}

export async function readThread(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
  tuitionId: number,
  wanted: Wanted,
): Promise<ThreadAnswer> {
  const thread = await findThread(db, person, tuitionId);
  const { rows, ...ends } = await readPart(db, tuitionId, wanted);
  const sides = await readSides(db, thread);
  return {
    messages: rows.map((row) => presentMessage(row, thread.me.id)),
    ...ends,
    other_read_id: sides.theirs?.lastReadId ?? 0,
    removed_ids: await readRemoved(db, tuitionId),
    writing: writingIn(thread, sides, now()),
    writable_until: presentWritableUntil(thread),
    has_blocked: (sides.mine?.blockedAt ?? null) !== null,
  };
}
