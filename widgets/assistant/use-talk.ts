import { useEffect, useRef, useState } from 'react';
import { dhakaHour } from '#core/ground/dates/dhaka-day.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import { chooseLanguage } from '#core/site/assistant/dialogue/language-choice.ts';
import type { Choice } from '#core/site/assistant/dialogue/message.ts';
import { type AssistantState, createState } from '#core/site/assistant/dialogue/state.ts';
import type { Engine } from '#core/site/assistant/engine.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import type { Reply } from '#core/site/assistant/reply.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { readTalk, writeTalk } from './talk-store.ts';
import { type Act, type Needs, useActs } from './use-acts.ts';
import type { Prepared } from './use-assistant-lookups.ts';
import { useModel } from './use-model.ts';

type Change = (state: AssistantState, lookups: Lookups, engine: Engine) => AssistantState;

const isLost = ({ messages }: Reply) => messages.some(({ key }) => key === 'notUnderstood');

/** The way the last answer was given, which decides where the focus goes. */
export type LastAct = 'text' | 'choice' | 'other';

/** A message needs the areas it may name. */
const needsOfText =
  (text: string): Needs =>
  (engine, lookups, canFetch) => ({
    starts: canFetch ? engine.startsIn(text, lookups) : engine.startsMissedIn(text, lookups),
  });
const needsOfSlots =
  ({ area }: Slots): Needs =>
  (_engine, _lookups, canFetch) =>
    canFetch ? { ids: area } : {};

interface TalkOptions {
  prepared: Prepared | undefined;
  lookups: Lookups | undefined;
  start: AssistantState;
}

/** The state of one conversation. */
export function useTalk(name: string, { prepared, lookups, start }: TalkOptions) {
  const { drafts, lang, viewer } = useEnvironment();
  const [kept, setKept] = useState(() => readTalk(drafts, name));
  // A page may preset another place until the conversation has begun.
  const state = kept.turns.length > 0 ? kept : { ...start, language: kept.language };
  // What comes later, such as the arrival of a request, is said in the talk as it is by then.
  const latest = useRef(state);
  latest.current = state;
  const acts = useActs(prepared, lookups);
  // For the contact step; in memory alone, never in what is kept of the conversation.
  const [phone, setPhone] = useState<string>();
  const [lastAct, setLastAct] = useState<LastAct>('other');

  const keep = (next: AssistantState) => {
    latest.current = next;
    setKept(next);
    writeTalk(drafts, name, next.turns.length > 0 ? next : null);
  };
  const change = (by: LastAct, to: Change, more: Omit<Act, 'perform'> = {}) => {
    setLastAct(by);
    acts.act({
      ...more,
      perform: ({ engine, areas }) => keep(to(latest.current, areas.lookups(), engine)),
    });
  };

  // The language of the page switched by its reader is meant for the conversation too; before the
  // first word it is only what an answer falls back to.
  const pageLang = useRef(lang);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a switch counts
  useEffect(() => {
    if (pageLang.current === lang) return;
    pageLang.current = lang;
    if (state.turns.length === 0 && state.language.chosen === null) return;
    keep(chooseLanguage(state, lang));
  }, [lang]);

  const circumstances = () => ({ hour: dhakaHour(new Date()), isSignedIn: viewer !== null });
  const model = useModel((text, reading) =>
    change(
      'text',
      (now, known, { reply }) => reply(now, { text, ...circumstances() }, known, reading).state,
      { text },
    ),
  );
  return {
    state,
    lastAct,
    phone,
    /** Said, and not answered yet. */
    waiting: [...acts.waiting.flatMap(({ text }) => text ?? []), ...model.asked],
    isWaiting: acts.waiting.length > 0 || model.asked.length > 0,
    /** The areas that a message may name did not come. */
    hasFailed: acts.hasFailed,
    retry: acts.retry,
    /** Returns the ways to widen an empty list; nothing before the engine is there. */
    widerSearches: (list: 'jobs' | 'tutors') =>
      prepared && lookups ? prepared.engine.widerSearches(state, list, lookups) : [],
    /** Somebody is writing. */
    foresee: (text: string) => acts.foresee(needsOfText(text)),
    say(text: string) {
      setLastAct('text');
      acts.act({
        text,
        needs: needsOfText(text),
        perform(known) {
          const { engine, areas, usesModel } = known;
          const named = engine.phoneIn(text);
          if (named !== undefined) setPhone(named);
          const own = engine.reply(latest.current, { text, ...circumstances() }, areas.lookups());
          const clean = own.state.turns.at(-1)?.text ?? '';
          // Where nothing can be asked, the engine's own answer stands.
          if (usesModel && isLost(own)) model.ask(text, clean, own.state, known);
          else keep(own.state);
        },
      });
    },
    choose: ({ action, key, data }: Choice) =>
      change(
        'choice',
        (now, known, { reply }) => {
          const choice = { key, data };
          return reply(now, { action, choice, ...circumstances() }, known).state;
        },
        action.kind === 'set' ? { needs: needsOfSlots(action.slots) } : {},
      ),
    editText: (turn: number, text: string) =>
      change('other', (now, known, { editAnswer }) => editAnswer(now, turn, text, known).state, {
        needs: needsOfText(text),
      }),
    setSlots: (slots: Slots) =>
      change('other', (now, known, { editSlot }) => editSlot(now, slots, known).state, {
        needs: needsOfSlots(slots),
      }),
    dropSlot: (slot: SlotName) =>
      change('other', (now, known, { removeSlot }) => removeSlot(now, slot, known).state),
    tell: (to: (state: AssistantState) => AssistantState) => change('other', to),
    /** Marks what was said last as acted upon: coming back to it must not do it again. */
    settle: () => setLastAct('other'),
    switchLanguage: (to: 'en' | 'bn') => keep(chooseLanguage(state, to)),
    clear() {
      setPhone(undefined);
      keep({ ...createState(), language: state.language });
    },
  };
}

export type Talk = ReturnType<typeof useTalk>;
