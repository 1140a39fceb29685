/** Adds to the talk what the screen has to add by itself, when something has been done. */
import { offer } from './choices.ts';
import { clearChat } from './clear-chat.ts';
import { type AssistantMessage, say } from './message.ts';
import type { AssistantState } from './state.ts';

const tell = (state: AssistantState, message: AssistantMessage): AssistantState => ({
  ...state,
  turns: [...state.turns, { asked: null, messages: [message] }],
});

/** The request has arrived: a new one would begin from nothing. */
export const tellSent = (state: AssistantState, requestNo: string): AssistantState => ({
  ...tell(state, {
    ...say('hire.sent', { no: { kind: 'code', code: requestNo } }),
    choices: offer('find_tutors', 'fees', 'talk_to_person', 'start_over'),
  }),
  ...clearChat(),
});

/** It is sent by itself; nothing more has to be done. */
export const tellQueued = (state: AssistantState): AssistantState =>
  tell(state, { ...say('hire.queued'), choices: offer('find_tutors', 'fees', 'talk_to_person') });

export const tellCallNoted = (state: AssistantState): AssistantState =>
  tell(state, { ...say('callMe.noted'), choices: offer('hire_tutor', 'find_jobs', 'help') });
