/** Writing to the other of a tuition: once for each key, in the order in which it arrives. */

import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ErrorCode } from '#core/ground/api/error.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { sendMessageBody } from '#core/tuition/api/chat.ts';
import type { WritingState } from '#core/tuition/chat/chat-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import type { Person } from '#server/ground/request/caller.ts';
import { checkSentSame, type SentOnce, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findThread, type Thread, writingIn } from './find-thread.ts';
import { changeSide, lockSides } from './lock-sides.ts';
import { notifyMessage } from './notify-message.ts';
import type { MessageRow } from './present-message.ts';

const PER_PERSON = [
  { seconds: 60, max: 30 },
  { seconds: inSeconds({ days: 1 }), max: 500 },
];
/** The longer side in px, large enough to read a photographed page of a book. */
const MAX_SIDE = 1600;

const refusals: Record<Exclude<WritingState, 'open'>, { code: ErrorCode; text?: string }> = {
  over: { code: 'messages_over' },
  blocked_by_you: { code: 'messages_blocked_by_you' },
  not_taken: { code: 'messages_not_taken' },
  gone: { code: 'messages_gone' },
  banned: { code: 'banned', text: 'banned_messages' },
};

interface Kept {
  file: string;
  width: number;
  height: number;
}

async function sentBefore(db: Db, senderId: number, once: SentOnce) {
  const [row] = await db
    .select()
    .from(tuitionMessages)
    .where(
      and(eq(tuitionMessages.senderId, senderId), eq(tuitionMessages.idempotencyKey, once.key)),
    );
  if (row !== undefined) checkSentSame(row.idempotencyHash, once);
  return row;
}

async function insert(
  services: Services,
  db: Db,
  thread: Thread,
  { once, text, kept }: { once: SentOnce; text: string; kept: Kept | null },
): Promise<MessageRow> {
  const at = services.now();
  const sides = await lockSides(db, thread);
  // Sent twice at the same moment: the second waited for the sides and finds the first.
  const same = await sentBefore(db, thread.me.id, once);
  if (same !== undefined) return same;
  const writing = writingIn(thread, sides, at);
  if (writing !== 'open') {
    const { code, ...details } = refusals[writing];
    throw new ApiError(code, details);
  }
  await takeLimits(db, [{ key: `messages:${thread.me.id}`, windows: PER_PERSON }], at);
  const [row] = await db
    .insert(tuitionMessages)
    .values({
      applicationId: thread.tuitionId,
      senderId: thread.me.id,
      idempotencyKey: once.key,
      idempotencyHash: once.hash,
      text,
      ...kept,
      at,
    })
    .returning();
  if (row === undefined) throw new Error('No message was written');
  const { mine, theirs } = sides;
  await changeSide(db, mine, { newestId: row.id });
  await changeSide(db, theirs, {
    newestId: row.id,
    unread: theirs.unread + 1,
    unreadSince: theirs.unreadSince ?? at,
  });
  await notifyMessage(services, db, thread);
  return row;
}

export async function sendMessage(
  services: Services,
  person: Person,
  tuitionId: number,
  { picture, ...given }: z.output<typeof sendMessageBody>,
): Promise<MessageRow> {
  const { db } = services;
  const thread = await findThread(db, person, tuitionId);
  const once = sentOnce({ ...given, picture, tuition_id: tuitionId });
  const before = await sentBefore(db, thread.me.id, once);
  if (before !== undefined) return before;
  const save = (kept: Kept | null) =>
    db.transaction((tx) => insert(services, tx, thread, { once, text: given.text ?? '', kept }));
  if (picture === undefined) return save(null);
  let written: string | undefined;
  const row = await keepImage(
    services,
    {
      userId: thread.me.id,
      area: 'messages',
      field: 'picture',
      base64: picture,
      maxSide: MAX_SIDE,
      isSquare: false,
    },
    (file, { width, height }) => {
      written = file;
      return save({ file, width, height });
    },
  );
  // The same message had arrived in the meantime, with a picture of its own.
  if (written !== undefined && row.file !== written)
    await services.photos.remove('messages', written);
  return row;
}
