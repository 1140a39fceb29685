/** A conversation as plain data: it survives a reload, and two on one page share nothing. */

import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import { SLOT_NAMES } from '#core/search/slots/slots.ts';
import type { Danger } from '../intents/dangers.ts';
import { type LanguageMemory, NO_LANGUAGE } from './language-memory.ts';
import type { AssistantMessage, Label } from './message.ts';
import type { Question } from './questions.ts';

const VERSION = 1;

export type Task = 'hire' | 'jobs' | 'tutors';

export interface Turn {
  /** The text the visitor wrote, contact data blotted out; absent when a choice was used. */
  text?: string;
  /** The quick reply that was used instead, to be written in the reader's language. */
  choice?: Label;
  /** The question that was being asked when it was written. */
  asked: Question | null;
  messages: readonly AssistantMessage[];
}

/** Each slot with the turn it came from. */
export type KnownSlots = {
  [K in SlotName]?: { value: NonNullable<Slots[K]>; turn: number };
};

/** The tutor as the hub has one: the id for the request, the tutorid to show, such as T1002. */
export interface AskedTutor {
  id: number;
  tutorid: string;
}

export interface AssistantState {
  version: number;
  language: LanguageMemory;
  turns: readonly Turn[];
  known: KnownSlots;
  task: Task | null;
  asking: Question | null;
  skipped: readonly Question[];
  /** The tutor the request is addressed to. */
  tutor?: AskedTutor | undefined;
  page: number;
  /** An urgent call has just been offered: a yes or no is about it. */
  urgent?: Danger | undefined;
  /** The last answer asked for a salary to work this out: a sum alone is meant for it. */
  workingOut?: 'fees' | undefined;
  /** A child wrote of itself: what is said of a danger is said to it. */
  isChild?: boolean | undefined;
}

export const createState = (): AssistantState => ({
  version: VERSION,
  language: NO_LANGUAGE,
  turns: [],
  known: {},
  task: null,
  asking: null,
  skipped: [],
  page: 1,
  tutor: undefined,
});

export const serialiseState = (state: AssistantState): string => JSON.stringify(state);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isState = (value: unknown): value is AssistantState =>
  isObject(value) &&
  'version' in value &&
  value.version === VERSION &&
  'turns' in value &&
  Array.isArray(value.turns) &&
  'known' in value &&
  isObject(value.known) &&
  'language' in value &&
  isObject(value.language) &&
  'skipped' in value &&
  Array.isArray(value.skipped);

/** A record of another version, or a damaged one, is a fresh start: never a broken talk. */
export function restoreState(text: string): AssistantState {
  try {
    const value: unknown = JSON.parse(text);
    return isState(value) ? value : createState();
  } catch (error) {
    if (error instanceof SyntaxError) return createState();
    throw error;
  }
}

export const slotsOf = ({ known }: Pick<AssistantState, 'known'>): Slots =>
  Object.fromEntries(
    SLOT_NAMES.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name].value]])),
  );
