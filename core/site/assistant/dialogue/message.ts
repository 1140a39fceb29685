/**
 * The messages of the assistant: keys and data, never text, so that a change of language renders a
 * whole talk again and nothing a visitor typed can become markup.
 */

import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import type texts from '../../../../locales/en/site/assistant.json';
import type { Danger } from '../intents/dangers.ts';
import type { Intent } from '../intents/intent.ts';
import type { Question } from './questions.ts';
import type { SpokenRequest } from './spoken-request.ts';
import type { AskedTutor } from './state.ts';

/** The forms of a counted text are one key. */
type Counted<K> = K extends `${infer Name}_${'one' | 'other'}` ? Name : K;
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? Counted<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

export type TextKey = Leaves<typeof texts>;

export type NameTable = 'categories' | 'classes' | 'subjects' | 'cities' | 'areas' | 'universities';

/** A value to be written in the reader's language and digits. */
export type Value =
  | { kind: 'number'; value: number }
  | { kind: 'money'; taka: number }
  | { kind: 'names'; table: NameTable; ids: readonly number[] }
  /** A time of the day, `HH:mm`. */
  | { kind: 'clock'; clock: string }
  | { kind: 'text'; key: TextKey }
  | { kind: 'label'; label: Label }
  | { kind: 'faq'; id: string; part: 'question' | 'answer' }
  /** Written as it is: the number of a request or a tutor, words of a model. */
  | { kind: 'code'; code: string };

export type Data = Readonly<Record<string, Value>>;

/** The effect of a quick reply; typing the same has the same effect. */
export type Action =
  | { kind: 'intent'; intent: Intent }
  /** `without`: what goes with it, such as the area of lessons that shall be online. */
  | { kind: 'set'; slots: Slots; without?: readonly SlotName[] }
  | { kind: 'drop'; slot: SlotName }
  | { kind: 'skip'; question: Question }
  | { kind: 'faq'; id: string }
  /** The request is addressed to one tutor of the hub. */
  | { kind: 'ask_tutor'; tutor: AskedTutor }
  | { kind: 'open_form' }
  | { kind: 'call_me'; urgent?: Danger };

/** A few words in the reader's language. */
export interface Label {
  key: TextKey;
  data: Data;
}

export interface Choice extends Label {
  action: Action;
}

/** A slot the visitor can edit or remove. `isAssumed`: nobody said so, it is the usual case. */
export interface Chip extends Label {
  slot: SlotName;
  isAssumed: boolean;
}

/** A task for the screen: the engine itself never asks a server. */
export type Command =
  | { kind: 'search_jobs'; filter: JobFilter; page: number }
  | { kind: 'search_tutors'; filter: HubFilter; page: number }
  | { kind: 'open_hire'; draft: SpokenRequest }
  | { kind: 'status' }
  | { kind: 'call_me'; urgent?: Danger };

export interface AssistantMessage extends Label {
  link?: string;
  command?: Command;
  chips?: readonly Chip[];
  choices?: readonly Choice[];
  /** Its helplines stand below. */
  danger?: Danger;
}

export const say = (key: TextKey, data: Data = {}): AssistantMessage => ({ key, data });
export const codeOf = (code: string): Value => ({ kind: 'code', code });
export const numberOf = (value: number): Value => ({ kind: 'number', value });
export const moneyOf = (taka: number): Value => ({ kind: 'money', taka });
export const nameOf = (table: NameTable, ...ids: number[]): Value => ({
  kind: 'names',
  table,
  ids,
});
