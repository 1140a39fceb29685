import type { Message } from '#core/tuition/api/chat.ts';

export interface WaitingMessage {
  key: string;
  text: string;
  /** A data address. */
  picture: string | null;
  /** When it was written. */
  at: string;
  /** Why the server refused it; it waits for its writer. */
  problem: string | null;
  /** The server's, until the thread has been read again. */
  sent: Message | null;
}

export const unsentOf = (messages: readonly WaitingMessage[]) =>
  messages.filter(({ sent }) => !sent);

const isWaiting = (value: unknown): value is WaitingMessage =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'text', 'at'].every((name) => typeof Reflect.get(value, name) === 'string');

export function readWaiting(stored: object | null): WaitingMessage[] {
  const messages: unknown = stored && 'messages' in stored ? stored.messages : [];
  return Array.isArray(messages) ? messages.filter(isWaiting) : [];
}
