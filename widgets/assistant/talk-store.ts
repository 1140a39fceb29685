/** A conversation over reloads and page changes; contact data has been blotted out by the engine. */
import {
  type AssistantState,
  restoreState,
  serialiseState,
} from '#core/site/assistant/dialogue/state.ts';
import type { DraftStore } from '#ui/environment.tsx';

const nameOf = (talk: string) => `assistant:${talk}`;

export const readTalk = (drafts: DraftStore, talk: string) =>
  restoreState(drafts.read(nameOf(talk)) ?? '');

export const writeTalk = (drafts: DraftStore, talk: string, state: AssistantState | null) =>
  drafts.write(nameOf(talk), state && serialiseState(state));

/** Names the draft that tells whether the hire form stood open in the conversation. */
const formName = (talk: string) => `assistant-form:${talk}`;
export const readFormOpen = (drafts: DraftStore, talk: string) =>
  drafts.read(formName(talk)) !== null;
export const writeFormOpen = (drafts: DraftStore, talk: string, isOpen: boolean) =>
  drafts.write(formName(talk), isOpen ? '1' : null);
