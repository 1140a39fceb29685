/** The outboxes of this page, one for each person and thread, and what earlier pages of the tab left. */
import { createDraft } from '#app/ground/form/draft.ts';
import { Outbox } from '#app/ground/outbox/outbox.ts';
import {
  DRAFT_PREFIX,
  sessionNames,
  whenForgotten,
} from '#app/ground/preferences/session-store.ts';
import { messageStorage, type WaitingMessage } from './waiting-message.ts';

const FORM = 'messages-';
const outboxes = new Map<string, Outbox<WaitingMessage>>();

export function outboxOf(userId: number, tuitionId: number): Outbox<WaitingMessage> {
  const name = `${userId}:${tuitionId}`;
  const outbox =
    outboxes.get(name) ?? new Outbox(messageStorage(createDraft(`${FORM}${tuitionId}`, userId)));
  outboxes.set(name, outbox);
  return outbox;
}

/** Threads of this person in which something waited when the page was left. */
export function waitingThreads(userId: number): number[] {
  const pattern = new RegExp(`^${DRAFT_PREFIX}${FORM}(\\d+):${userId}$`);
  return sessionNames().flatMap((name) => {
    const [, id] = pattern.exec(name) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}

/** Counts the messages of this person that have not been sent yet. */
export function countUnsentMessages(userId: number): number {
  const open = [...outboxes.keys()].flatMap((name) => {
    const [ofUser, tuitionId] = name.split(':').map(Number);
    return ofUser === userId && tuitionId !== undefined ? [tuitionId] : [];
  });
  const threads = new Set([...open, ...waitingThreads(userId)]);
  return [...threads]
    .map((id) => outboxOf(userId, id).unsent().length)
    .reduce((sum, count) => sum + count, 0);
}

whenForgotten(() => {
  for (const outbox of outboxes.values()) outbox.end();
  outboxes.clear();
});
