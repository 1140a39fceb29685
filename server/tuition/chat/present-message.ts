import type { Message } from '#core/tuition/api/chat.ts';
import type { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';

export type MessageRow = typeof tuitionMessages.$inferSelect;

/** Nobody sees what our staff removed, not even its sender. */
export const presentContent = ({ text, width, height, at, hiddenAt }: MessageRow) => ({
  text: hiddenAt === null ? text : '',
  picture: hiddenAt !== null || width === null || height === null ? null : { width, height },
  at: at.toISOString(),
  is_removed: hiddenAt !== null,
});

export function presentMessage(row: MessageRow, readerId: number): Message {
  const isOwn = row.senderId === readerId;
  return {
    id: row.id,
    is_own: isOwn,
    key: isOwn ? row.idempotencyKey : null,
    ...presentContent(row),
  };
}
