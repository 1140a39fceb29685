import type { OfferedIntent } from '#core/site/assistant/dialogue/choices.ts';

/** The intents that a page may begin a conversation with, and the engine's name for each. */
export const START_INTENTS = {
  hire: 'hire_tutor',
  jobs: 'find_jobs',
  tutors: 'find_tutors',
  fees: 'fees',
  person: 'talk_to_person',
} as const satisfies Record<string, OfferedIntent>;

export type StartIntent = keyof typeof START_INTENTS;
