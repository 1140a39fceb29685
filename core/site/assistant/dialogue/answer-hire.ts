/** The dialogue that fills a hire request: one question at a time, then one summary. */

import { toChips } from './chips.ts';
import { answersTo, areaChoices, offer } from './choices.ts';
import { type AssistantMessage, type Choice, nameOf, say } from './message.ts';
import { nextQuestion } from './questions.ts';
import { toSpokenRequest } from './spoken-request.ts';
import { type AskedTutor, slotsOf } from './state.ts';
import type { Answer, Step } from './step.ts';

const openForm: Choice = { key: 'choice.openForm', data: {}, action: { kind: 'open_form' } };

function droppedMessages({ dropped }: Step): AssistantMessage[] {
  if (dropped.length === 0) return [];
  return [say('hire.dropped', { names: nameOf('subjects', ...dropped) })];
}

export function answerHire(step: Step): Answer {
  const { state, lookups } = step;
  const slots = slotsOf(state);
  const chips = toChips(slots, lookups);
  const opening = say(state.task === 'hire' ? 'hire.noted' : 'hire.begin');
  const messages = [...droppedMessages(step), { ...opening, chips }];
  const area = slots.area ?? [];
  const [first] = area;
  if (area.length > 1 && first !== undefined) {
    const ask = say('ask.whichArea', { name: nameOf('areas', first) });
    const choices = areaChoices(area, lookups);
    return {
      messages: [...messages, { ...ask, choices }],
      changes: { task: 'hire', asking: 'area' },
    };
  }
  const question = nextQuestion(slots, state.skipped);
  if (question === undefined) {
    const choices = [...offer('confirm'), openForm, ...offer('start_over')];
    return {
      messages: [...droppedMessages(step), { ...say('hire.summary'), chips, choices }],
      changes: { task: 'hire', asking: null },
    };
  }
  const choices = [...answersTo(question, slots, lookups), openForm];
  return {
    messages: [...messages, { ...say(`ask.${question}`), choices }],
    changes: { task: 'hire', asking: question },
  };
}

/** "Hire this tutor": what is missing for a request is asked, then it goes to this tutor. */
export function answerAskedTutor(step: Step, tutor: AskedTutor): Answer {
  const answer = answerHire({ ...step, state: { ...step.state, tutor } });
  const asked = say('hire.asked', { no: { kind: 'code', code: tutor.tutorid } });
  return { messages: [asked, ...answer.messages], changes: { ...answer.changes, tutor } };
}

/** Opens the form at any point: whatever is known so far goes into it. */
export function openHireForm({ state, lookups }: Step): Answer {
  const draft = toSpokenRequest(slotsOf(state), lookups, state.tutor);
  const choices = offer('find_tutors', 'talk_to_person', 'start_over');
  return {
    messages: [{ ...say('hire.open'), command: { kind: 'open_hire', draft }, choices }],
    changes: { task: 'hire', asking: null },
  };
}
