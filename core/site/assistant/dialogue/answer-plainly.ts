/** Answers that need nothing but a text and a next step. */

import { offer } from './choices.ts';
import { clearChat } from './clear-chat.ts';
import { answerLang } from './language-memory.ts';
import { type AssistantMessage, type Choice, numberOf, say, type TextKey } from './message.ts';
import { nearestIntents } from './nearest-intents.ts';
import type { Answer, Step } from './step.ts';

/** The address of the sign-in that leads back to the conversation. */
const SIGN_IN = '/auth/signin?return=%2Fassistant';
const callMe: Choice = { key: 'choice.callMe', data: {}, action: { kind: 'call_me' } };
const start = offer('hire_tutor', 'find_jobs', 'help');

const smallTalk: readonly [fact: string, key: TextKey][] = [
  ['salam', 'greeting.salam'],
  ['thanks', 'small.thanks'],
  ['bye', 'small.bye'],
  ['robot', 'small.whoAmI'],
  ['made', 'small.whoAmI'],
  ['person', 'small.whoAmI'],
  ['howareyou', 'small.howAreYou'],
  ['how', 'small.howAreYou'],
];

const answer = (message: AssistantMessage, choices: readonly Choice[] = start): Answer => ({
  messages: [{ ...message, choices }],
});

export function answerSmallTalk({ facts }: Step): Answer {
  const key = smallTalk.find(([fact]) => facts.has(fact))?.[1] ?? 'greeting.hello';
  return answer(say(key));
}

export const answerInsult = () =>
  answer(say('insult'), offer('talk_to_person', 'help', 'start_over'));
export const answerOffTopic = () => answer(say('offTopic'));
export const answerHelp = () =>
  answer(
    say('help'),
    offer(
      'hire_tutor',
      'find_jobs',
      'find_tutors',
      'fees',
      'refunds',
      'my_status',
      'talk_to_person',
    ),
  );

export const answerNotUnderstood = ({ facts }: Step) =>
  answer(say('notUnderstood'), offer(...nearestIntents(facts)));

export function answerPerson({ circumstances, lookups }: Step): Answer {
  const { opens, closes } = lookups.support;
  const isOpen = circumstances.hour >= opens && circumstances.hour < closes;
  // Before and after noon (core/ground/brand.ts), as people say it.
  const hours = { opens: numberOf(opens), closes: numberOf(closes - 12) };
  const message = isOpen ? say('person.open') : say('person.closed', hours);
  return answer(message, [callMe, ...offer('hire_tutor', 'help')]);
}

export function answerStatus({ circumstances }: Step): Answer {
  const choices = offer('find_jobs', 'hire_tutor', 'talk_to_person');
  if (!circumstances.isSignedIn) return answer({ ...say('status.signIn'), link: SIGN_IN }, choices);
  return answer({ ...say('status.show'), command: { kind: 'status' } }, choices);
}

/** The nearest texts of the site, each with its source. */
export function answerFaq({ faq }: Step): Answer {
  const [best, ...others] = faq;
  if (!best) return answer(say('faq.none'), offer('talk_to_person', 'help', 'hire_tutor'));
  const message = {
    ...say('faq.answer', { answer: { kind: 'faq', id: best.row.id, part: 'answer' } }),
    link: best.row.link,
  };
  const more = others.slice(0, 2).map(
    ({ row: { id } }): Choice => ({
      key: 'faq.choice',
      data: { question: { kind: 'faq', id, part: 'question' } },
      action: { kind: 'faq', id },
    }),
  );
  return answer(message, [...more, ...offer('talk_to_person')]);
}

export const answerStartOver = (): Answer => ({
  messages: [{ ...say('startedOver'), choices: start }],
  changes: clearChat(),
});

export function answerLanguage({ state, facts }: Step): Answer {
  // "Change the language" names none: the other one is meant.
  const other = answerLang(state.language, 'bn') === 'bn' ? 'en' : 'bn';
  const named = facts.has('lang_en') ? 'en' : 'bn';
  const wanted = facts.has('lang_en') || facts.has('lang_bn') ? named : other;
  return {
    messages: [{ ...say('languageSwitched'), choices: start }],
    changes: { language: { ...state.language, chosen: wanted } },
  };
}

export const answerCallMe = (): Answer =>
  answer({ ...say('callMe.ask'), command: { kind: 'call_me' } }, offer('hire_tutor', 'help'));
