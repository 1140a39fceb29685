import type { DraftStore } from '#ui/environment.tsx';
import { readSession, removeSession, writeSession } from './session-store.ts';

/**
 * The drafts typed into widgets; they last as long as the tab, since others use the same computer.
 */
export const drafts: DraftStore = {
  read: readSession,
  write: (name, text) => (text === null ? removeSession(name) : writeSession(name, text)),
};
