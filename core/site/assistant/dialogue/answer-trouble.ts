/**
 * Answers somebody whom something happened to: what is right, what to do next, and a person. A task
 * that was begun is neither used nor lost, and no figure of it is part of the answer.
 */
import type { Trouble } from '../troubles/troubles.ts';
import { offer } from './choices.ts';
import { type Choice, say } from './message.ts';
import type { AssistantState } from './state.ts';
import type { Answer } from './step.ts';

/** The page on which the thing that each answer names is done. */
const WHERE: Record<Trouble, string> = {
  advance_fee: '/contact',
  unpaid_salary: '/tutor/my-students',
  absent_tutor: '/parent/dashboard/teachers/my-tutor',
};

const callMe: Choice = { key: 'choice.callMe', data: {}, action: { kind: 'call_me' } };
/** Back to what was begun: its open question, its summary or its list. */
const goOn: Choice = {
  key: 'choice.goOn',
  data: {},
  action: { kind: 'intent', intent: 'refine' },
};

export function answerTrouble(trouble: Trouble, { task }: Pick<AssistantState, 'task'>): Answer {
  const refunds = trouble === 'absent_tutor' ? [] : offer('refunds');
  const choices = [callMe, ...refunds, ...(task === null ? offer('help') : [goOn])];
  return { messages: [{ ...say(`trouble.${trouble}`), link: WHERE[trouble], choices }] };
}
