/**
 * Answers somebody in danger: help first, and a person. A task that was begun is neither used nor
 * lost.
 */

import type { Danger } from '../intents/dangers.ts';
import { type Choice, say } from './message.ts';
import type { AssistantState } from './state.ts';
import type { Answer } from './step.ts';

const callUrgently = (urgent: Danger): Choice => ({
  key: 'choice.callUrgently',
  data: {},
  action: { kind: 'call_me', urgent },
});
/** Back to what was begun: its open question, its summary or its list. */
const goOn: Choice = {
  key: 'choice.goOn',
  data: {},
  action: { kind: 'intent', intent: 'refine' },
};

export function answerDanger(danger: Danger, { task, isChild }: AssistantState): Answer {
  const choices = task === null ? [callUrgently(danger)] : [callUrgently(danger), goOn];
  return {
    // The other texts speak to an adult, also of a child: "take the child to a safe place".
    messages: [{ ...say(`safety.${isChild ? 'child_alone' : danger}`), danger, choices }],
    changes: { urgent: danger },
  };
}

/** Returns the message that follows that answer; it speaks to a child as a child. */
const sayAfter = (text: 'ask' | 'declined', { isChild }: Pick<AssistantState, 'isChild'>) =>
  say(isChild ? `safety.${text}Child` : `safety.${text}`);

/** Answers a plain yes or no after that. */
export function answerOffer(danger: Danger, isWanted: boolean, state: AssistantState): Answer {
  const { task } = state;
  if (isWanted) return answerUrgentCall(danger, state);
  const choices = task === null ? [callUrgently(danger)] : [callUrgently(danger), goOn];
  return { messages: [{ ...sayAfter('declined', state), danger, choices }] };
}

export const answerUrgentCall = (danger: Danger, state: AssistantState): Answer => ({
  messages: [
    {
      ...sayAfter('ask', state),
      danger,
      command: { kind: 'call_me', urgent: danger },
      choices: [goOn],
    },
  ],
});
