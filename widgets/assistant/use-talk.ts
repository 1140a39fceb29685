import { useEffect, useRef, useState } from 'react';
import { chooseLanguage } from '#core/assistant/dialogue/language-choice.ts';
import type { Choice } from '#core/assistant/dialogue/message.ts';
import { type AssistantState, createState } from '#core/assistant/dialogue/state.ts';
import type { Engine } from '#core/assistant/engine.ts';
import type { Lookups } from '#core/assistant/lookups/prepare-lookups.ts';
import type { Reply } from '#core/assistant/reply.ts';
import { dhakaHour } from '#core/dates/dhaka-day.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';
import { removeContactData } from '#core/search/normalise/contact-data.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { readTalk, writeTalk } from './talk-store.ts';
import { useModel } from './use-model.ts';

type Change = (state: AssistantState, lookups: Lookups, engine: Engine) => AssistantState;

const isLost = ({ messages }: Reply) => messages.some(({ key }) => key === 'notUnderstood');

/** How the last answer was given, which decides where the focus goes. */
export type LastAct = 'text' | 'choice' | 'other';

interface TalkOptions {
  engine: Engine | undefined;
  lookups: Lookups | undefined;
  usesModel: boolean;
  start: AssistantState;
}

/** The state of one conversation. What is said before engine and names are there waits for them. */
export function useTalk(name: string, { engine, lookups, usesModel, start }: TalkOptions) {
  const { drafts, lang, viewer } = useEnvironment();
  const [kept, setKept] = useState(() => readTalk(drafts, name));
  // A page may preset another place until the conversation has begun.
  const state = kept.turns.length > 0 ? kept : { ...start, language: kept.language };
  // What comes later, such as the arrival of a request, is said in the talk as it is by then.
  const latest = useRef(state);
  latest.current = state;
  const [waiting, setWaiting] = useState<{ change: Change; text?: string }[]>([]);
  // For the contact step; in memory alone, never in what is kept of the conversation.
  const [phone, setPhone] = useState<string>();
  const [lastAct, setLastAct] = useState<LastAct>('other');

  const keep = (next: AssistantState) => {
    latest.current = next;
    setKept(next);
    writeTalk(drafts, name, next.turns.length > 0 ? next : null);
  };
  const act = (by: LastAct, change: Change, text?: string) => {
    setLastAct(by);
    if (lookups && engine) keep(change(latest.current, lookups, engine));
    else setWaiting((before) => [...before, { change, ...(text !== undefined && { text }) }]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are both, whichever comes last
  useEffect(() => {
    if (!lookups || !engine || waiting.length === 0) return;
    keep(waiting.reduce((before, { change }) => change(before, lookups, engine), latest.current));
    setWaiting([]);
  }, [lookups, engine, waiting]);

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
    act(
      'text',
      (now, known, { reply }) => reply(now, { text, ...circumstances() }, known, reading).state,
      text,
    ),
  );
  return {
    state,
    lastAct,
    phone,
    /** Said, and not answered yet. */
    waiting: [...waiting.flatMap(({ text }) => text ?? []), ...model.asked],
    isWaiting: waiting.length > 0 || model.asked.length > 0,
    say(text: string) {
      setPhone(removeContactData(clipText(text)).phone ?? phone);
      if (lookups && engine && usesModel && navigator.onLine !== false) {
        const own = engine.reply(latest.current, { text, ...circumstances() }, lookups);
        const clean = own.state.turns.at(-1)?.text ?? '';
        if (isLost(own)) return model.ask(text, clean, own.state, lookups);
      }
      const answer: Change = (now, known, { reply }) =>
        reply(now, { text, ...circumstances() }, known).state;
      act('text', answer, text);
    },
    choose: ({ action, key, data }: Choice) =>
      act('choice', (now, known, { reply }) => {
        const choice = { key, data };
        return reply(now, { action, choice, ...circumstances() }, known).state;
      }),
    editText: (turn: number, text: string) =>
      act('other', (now, known, { editAnswer }) => editAnswer(now, turn, text, known).state),
    setSlots: (slots: Slots) =>
      act('other', (now, known, { editSlot }) => editSlot(now, slots, known).state),
    dropSlot: (slot: SlotName) =>
      act('other', (now, known, { removeSlot }) => removeSlot(now, slot, known).state),
    tell: (change: (state: AssistantState) => AssistantState) => act('other', change),
    /** What was said last has been acted upon: coming back to it must not do it again. */
    settle: () => setLastAct('other'),
    switchLanguage: (to: 'en' | 'bn') => keep(chooseLanguage(state, to)),
    clear() {
      setPhone(undefined);
      keep({ ...createState(), language: state.language });
    },
  };
}

export type Talk = ReturnType<typeof useTalk>;
