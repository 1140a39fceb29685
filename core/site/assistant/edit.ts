/** Changing what was said before: only what depends on it is asked again. */

import { SLOT_NAMES, type SlotName, type Slots } from '#core/search/slots/slots.ts';
import { answerDanger } from './dialogue/answer-danger.ts';
import { answerHire } from './dialogue/answer-hire.ts';
import { answerSearch, answerWhichTask, isSearch } from './dialogue/answer-search.ts';
import { answerTrouble } from './dialogue/answer-trouble.ts';
import { dropSlot } from './dialogue/drop-slot.ts';
import { mergeSlots } from './dialogue/merge-slots.ts';
import { readInContext } from './dialogue/read-in-context.ts';
import type { AssistantState, KnownSlots } from './dialogue/state.ts';
import type { Circumstances, Step } from './dialogue/step.ts';
import type { Lookups } from './lookups/prepare-lookups.ts';
import type { Reply } from './reply.ts';
import { readDanger } from './safety/read-danger.ts';
import { readTrouble } from './troubles/read-trouble.ts';
import { understand } from './understanding/understand.ts';

/** Nothing in an edit depends on the hour or the account. */
const NOWHERE: Circumstances = { hour: 0, isSignedIn: false };

function goOn(
  before: AssistantState,
  known: KnownSlots,
  dropped: readonly number[],
  lookups: Lookups,
): Reply {
  const state = { ...before, known };
  const step: Step = {
    state,
    intent: 'refine',
    fresh: {},
    dropped,
    facts: new Set(),
    faq: [],
    circumstances: NOWHERE,
    lookups,
  };
  const { task } = state;
  const answer = isSearch(task)
    ? answerSearch(task, step)
    : task === 'hire'
      ? answerHire(step)
      : answerWhichTask(step);
  const turn = { asked: before.asking, messages: answer.messages };
  return {
    state: { ...state, ...answer.changes, turns: [...before.turns, turn] },
    messages: answer.messages,
  };
}

export function editSlot(state: AssistantState, slots: Slots, lookups: Lookups): Reply {
  const { known, dropped } = mergeSlots(state.known, slots, state.turns.length, lookups);
  return goOn(state, known, dropped, lookups);
}

export function removeSlot(state: AssistantState, name: SlotName, lookups: Lookups): Reply {
  const after = dropSlot(state, name);
  return goOn(after, after.known, [], lookups);
}

/** Says an earlier message again: what it had told is forgotten, later answers stay. */
export function editAnswer(
  state: AssistantState,
  turn: number,
  text: string,
  lookups: Lookups,
): Reply {
  const edited = state.turns[turn];
  if (edited === undefined) return { state, messages: [] };
  const understood = understand(text, lookups);
  const danger = readDanger(understood.text, lookups.danger);
  if (danger) {
    const { messages, changes } = answerDanger(danger, state);
    const said = { asked: state.asking, text: understood.text, messages };
    return { state: { ...state, ...changes, turns: [...state.turns, said] }, messages };
  }
  const trouble = readTrouble(understood.text, lookups.troubles);
  if (trouble) {
    const { messages } = answerTrouble(trouble, state);
    const said = { asked: state.asking, text: understood.text, messages };
    return { state: { ...state, turns: [...state.turns, said] }, messages };
  }
  const { slots } = readInContext(understood, { ...state, asking: edited.asked }, lookups);
  const before: KnownSlots = { ...state.known };
  for (const name of SLOT_NAMES) if (before[name]?.turn === turn) delete before[name];
  const later = new Set(SLOT_NAMES.filter((name) => (before[name]?.turn ?? -1) > turn));
  const { known, dropped } = mergeSlots(before, slots, turn, lookups);
  // A later answer to the same question is the newer word.
  for (const name of later)
    if (slots[name] !== undefined) Object.assign(known, { [name]: before[name] });
  const turns = state.turns.map((old, place) =>
    place === turn ? { ...old, text: understood.text } : old,
  );
  const skipped = state.skipped.filter((question) => question !== edited.asked);
  return goOn({ ...state, turns, skipped }, known, dropped, lookups);
}
