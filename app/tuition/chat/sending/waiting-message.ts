import type { Draft } from '#app/ground/form/draft.ts';
import type { OutboxItem } from '#app/ground/outbox/outbox.ts';
import type { OutboxStorage } from '#app/ground/outbox/outbox-storage.ts';
import { newKey } from '#core/ground/api/new-key.ts';
import type { Message } from '#core/tuition/api/chat.ts';

export interface WaitingMessage extends OutboxItem {
  text: string;
  /** A data address. */
  picture: string | null;
  /** The time it was written. */
  at: string;
  /** The server's, until the thread shows it. */
  sent: Message | null;
}

export const newMessage = ({
  text,
  picture,
}: Pick<WaitingMessage, 'text' | 'picture'>): WaitingMessage => ({
  key: newKey(),
  text,
  picture,
  at: new Date().toISOString(),
  refusal: null,
  sent: null,
});

const isWritten = (value: unknown): value is Pick<WaitingMessage, 'key' | 'text' | 'at'> =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'text', 'at'].every((name) => typeof Reflect.get(value, name) === 'string');

export function readWaiting(stored: object | null): WaitingMessage[] {
  const messages: unknown = stored && 'messages' in stored ? stored.messages : [];
  if (!Array.isArray(messages)) return [];
  return messages
    .filter(isWritten)
    .map((message) => ({ picture: null, refusal: null, sent: null, ...message }));
}

/** Keeps the messages of one thread in this tab, where their pictures may fill the storage. */
export const messageStorage = (draft: Draft): OutboxStorage<WaitingMessage> => ({
  read: () => readWaiting(draft.read()),
  write(messages) {
    if (messages.length === 0) draft.forget();
    else draft.write({ messages });
    return readWaiting(draft.read()).length === messages.length;
  },
  watch: () => () => {},
});
