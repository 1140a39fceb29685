import type { DraftStore } from '#ui/environment.tsx';
import { readSession, removeSession, writeSession } from './session-store.ts';

/** What is typed into widgets lasts as long as the tab: others use the same computer. */
export const drafts: DraftStore = {
  read: readSession,
  write: (name, text) => (text === null ? removeSession(name) : writeSession(name, text)),
};
