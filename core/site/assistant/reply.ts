/**
 * The assistant's engine: a message in, the next state and what to say out. Pure: the same talk gives
 * the same answers on any device, offline too; what needs a server is a command for the screen.
 */

import type { Slots } from '#core/search/slots/slots.ts';
import { answerStep } from './dialogue/answer.ts';
import { answerDanger, answerOffer, answerUrgentCall } from './dialogue/answer-danger.ts';
import { answerAskedTutor, openHireForm } from './dialogue/answer-hire.ts';
import { answerCallMe } from './dialogue/answer-plainly.ts';
import { answerTrouble } from './dialogue/answer-trouble.ts';
import { dropSlot, withoutSlots } from './dialogue/drop-slot.ts';
import { rememberLanguage } from './dialogue/language-memory.ts';
import { mergeSlots } from './dialogue/merge-slots.ts';
import { type Action, type AssistantMessage, codeOf, type Label, say } from './dialogue/message.ts';
import { readInContext } from './dialogue/read-in-context.ts';
import { dropRefused, sayRefused } from './dialogue/say-refused.ts';
import type { AssistantState } from './dialogue/state.ts';
import type { Answer, Circumstances, Step } from './dialogue/step.ts';
import type { FaqHit } from './faq/faq-index.ts';
import type { Intent } from './intents/intent.ts';
import type { Lookups } from './lookups/prepare-lookups.ts';
import type { Reading } from './model/resolve-reading.ts';
import { isChild, readDanger } from './safety/read-danger.ts';
import { readTrouble } from './troubles/read-trouble.ts';
import { understand } from './understanding/understand.ts';

/** A long message names its first words alone. */
const UNREAD_SHOWN = 4;
const listUnread = (words: readonly string[]): string =>
  words.length > UNREAD_SHOWN ? `${words.slice(0, UNREAD_SHOWN).join(' ')} …` : words.join(' ');

export type Message = ({ text: string } | { action: Action; choice?: Label }) & Circumstances;

export interface Reply {
  state: AssistantState;
  messages: readonly AssistantMessage[];
}

const NO_FACTS: ReadonlySet<string> = new Set();
/** Intents whose facts belong to the request; a question about fees must not change it. */
const KEEPS_SLOTS: readonly Intent[] = ['hire_tutor', 'find_jobs', 'find_tutors', 'refine'];

interface Told {
  intent: Intent;
  slots: Slots;
  facts: ReadonlySet<string>;
  faq: readonly FaqHit[];
}

function stepFor(
  state: AssistantState,
  told: Told,
  message: Circumstances,
  lookups: Lookups,
): Step {
  const { known, dropped } = KEEPS_SLOTS.includes(told.intent)
    ? mergeSlots(state.known, told.slots, state.turns.length, lookups)
    : { known: state.known, dropped: [] };
  const { hour, isSignedIn } = message;
  return {
    state: { ...state, known },
    intent: told.intent,
    fresh: told.slots,
    dropped,
    facts: told.facts,
    faq: told.faq,
    circumstances: { hour, isSignedIn },
    lookups,
  };
}

interface Said {
  text?: string;
  choice?: Label;
}

function finish(before: AssistantState, step: Step, answer: Answer, said: Said = {}): Reply {
  const turn = { asked: before.asking, messages: answer.messages, ...said };
  const turns = [...before.turns, turn];
  const state = {
    ...step.state,
    urgent: undefined,
    workingOut: undefined,
    ...answer.changes,
    turns,
  };
  return { state, messages: answer.messages };
}

function replyToAction(
  state: AssistantState,
  action: Action,
  message: Circumstances & { choice?: Label },
  lookups: Lookups,
): Reply {
  const said = message.choice === undefined ? {} : { choice: message.choice };
  const tell = (intent: Intent, more: Partial<Told> = {}, from = state) =>
    stepFor(from, { intent, slots: {}, facts: NO_FACTS, faq: [], ...more }, message, lookups);
  if (action.kind === 'open_form' || action.kind === 'call_me') {
    const step = tell('help');
    const answer =
      action.kind === 'open_form'
        ? openHireForm(step)
        : action.urgent
          ? answerUrgentCall(action.urgent, state)
          : answerCallMe();
    return finish(state, step, answer, said);
  }
  if (action.kind === 'ask_tutor') {
    const step = tell('hire_tutor');
    return finish(state, step, answerAskedTutor(step, action.tutor), said);
  }
  let step: Step;
  if (action.kind === 'intent') step = tell(action.intent);
  else if (action.kind === 'set')
    step = tell('refine', { slots: action.slots }, withoutSlots(state, action.without));
  else if (action.kind === 'drop') {
    const refined = tell('refine');
    step = { ...refined, state: dropSlot(refined.state, action.slot) };
  } else if (action.kind === 'faq') {
    const row = lookups.faq.rows.find(({ id }) => id === action.id);
    step = tell('faq', { faq: row ? [{ row, score: 1 }] : [] });
  } else step = { ...tell('skip'), state: { ...state, asking: action.question } };
  return finish(state, step, answerStep(step), said);
}

/** `reading`: what a model made of words the engine did not understand. */
export function reply(
  state: AssistantState,
  message: Message,
  lookups: Lookups,
  reading?: Reading,
): Reply {
  if ('action' in message) return replyToAction(state, message.action, message, lookups);
  const own = understand(message.text, lookups);
  const understood = reading
    ? { ...own, intent: reading.intent, slots: reading.slots, heard: reading.slots }
    : own;
  const language = rememberLanguage(state.language, understood.words);
  const heard = { ...state, language, isChild: state.isChild || isChild(own.text) };
  const danger = readDanger(own.text, lookups.danger);
  const offered = danger === null && state.urgent;
  if (danger || (offered && /^(?:confirm|deny)$/.test(own.intent))) {
    const step = stepFor(heard, { ...own, intent: 'help', slots: {} }, message, lookups);
    const answer = danger
      ? answerDanger(danger, heard)
      : answerOffer(offered || 'self_harm', own.intent === 'confirm', heard);
    return finish(heard, step, answer, { text: own.text });
  }
  const trouble = readTrouble(own.text, lookups.troubles);
  if (trouble) {
    const step = stepFor(heard, { ...own, intent: 'help', slots: {} }, message, lookups);
    const answer = answerTrouble(trouble, heard);
    if (own.hasPhone || own.hasSecret) answer.messages.unshift(say('phoneNotKept'));
    return finish(heard, step, answer, { text: own.text });
  }
  const { intent, slots } = readInContext(understood, state, lookups);
  const left = { ...heard, known: dropRefused(heard.known, understood.refused) };
  const step = stepFor(left, { ...understood, intent, slots }, message, lookups);
  const answer = answerStep(step);
  if (reading?.said !== undefined)
    answer.messages.unshift(say('model.said', { text: codeOf(reading.said) }));
  const isList = answer.messages.some(({ command }) => command?.kind.startsWith('search_'));
  // A list must not pass for the answer to words it was not made of.
  if (isList && !reading && own.unread.length > 0)
    answer.messages.unshift(say('search.unread', { words: codeOf(listUnread(own.unread)) }));
  const { refused, refusesDays, hasPhone, hasSecret } = understood;
  answer.messages.unshift(...sayRefused(refused, refusesDays, lookups));
  if (hasPhone) answer.messages.unshift(say('phoneAside'));
  if (hasSecret) answer.messages.unshift(say('phoneNotKept'));
  return finish(heard, step, answer, { text: understood.text });
}
