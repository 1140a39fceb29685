/** Chooses the answer an intent gets, given the state of the conversation. */
import { answerFees, answerRefunds } from './answer-fees.ts';
import { answerHire, openHireForm } from './answer-hire.ts';
import {
  answerFaq,
  answerHelp,
  answerInsult,
  answerLanguage,
  answerNotUnderstood,
  answerOffTopic,
  answerPerson,
  answerSmallTalk,
  answerStartOver,
  answerStatus,
} from './answer-plainly.ts';
import { answerNextPage, answerSearch, answerWhichTask, isSearch } from './answer-search.ts';
import { answersTo, offer } from './choices.ts';
import { say } from './message.ts';
import { slotsOf } from './state.ts';
import type { Answer, Step } from './step.ts';

function answerConfirm(step: Step): Answer {
  const { task, asking } = step.state;
  if (task === 'hire' && asking === null) return openHireForm(step);
  if (task === 'hire') return answerHire(step);
  const choices = offer('hire_tutor', 'find_jobs', 'help');
  return { messages: [{ ...say('nothingToConfirm'), choices }] };
}

/** "No" to a question is a skip, to a summary a wish to change something. */
function answerDeny(step: Step): Answer {
  if (step.state.asking !== null) return answerSkip(step);
  const choices = offer('hire_tutor', 'find_jobs', 'talk_to_person', 'start_over');
  return { messages: [{ ...say('fine'), choices }] };
}

function answerSkip(step: Step): Answer {
  const { asking, skipped } = step.state;
  if (asking === null) return answerConfirm(step);
  const state = { ...step.state, skipped: [...skipped, asking] };
  const answer = answerHire({ ...step, state });
  return { ...answer, changes: { ...answer.changes, skipped: state.skipped } };
}

function answerRefine(step: Step): Answer {
  const { task } = step.state;
  if (task === 'hire') return answerHire(step);
  return isSearch(task) ? answerSearch(task, step) : answerWhichTask(step);
}

const answers: Record<Step['intent'], (step: Step) => Answer> = {
  hire_tutor: answerHire,
  find_jobs: (step) => answerSearch('jobs', step),
  find_tutors: (step) => answerSearch('tutors', step),
  refine: answerRefine,
  fees: answerFees,
  refunds: answerRefunds,
  faq: answerFaq,
  my_status: answerStatus,
  help: answerHelp,
  talk_to_person: answerPerson,
  small_talk: answerSmallTalk,
  insult: answerInsult,
  off_topic: answerOffTopic,
  start_over: answerStartOver,
  next_page: answerNextPage,
  switch_language: answerLanguage,
  confirm: answerConfirm,
  deny: answerDeny,
  skip: answerSkip,
  not_understood: answerNotUnderstood,
};

const KEEPS_ASKING: readonly Step['intent'][] = [
  'small_talk',
  'fees',
  'refunds',
  'faq',
  'insult',
  'off_topic',
  'not_understood',
  'switch_language',
];

/** A side question does not lose the thread: the open question is asked again after it. */
export function answerStep(step: Step): Answer {
  const answer = answers[step.intent](step);
  const { asking } = step.state;
  if (asking === null || !KEEPS_ASKING.includes(step.intent)) return answer;
  const choices = answersTo(asking, slotsOf(step.state), step.lookups);
  return { ...answer, messages: [...answer.messages, { ...say(`ask.${asking}`), choices }] };
}
