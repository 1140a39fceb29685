/** A message in the light of what was just asked: "4" after "how many days?" is four days. */

import { CARDINALS } from '#core/search/normalise/number-words.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import type { Intent } from '../intents/intent.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import type { Understood } from '../understanding/understand.ts';
import type { Question } from './questions.ts';
import { readAssent } from './read-assent.ts';
import { type AssistantState, slotsOf } from './state.ts';

const SHORT_ANSWER = /^(\d{1,6})(?: (?:th|(?:to|or|and|ba|বা) (\d{1,6})))?$/;
/** "5" said of a salary is five thousand. */
const THOUSANDS_BELOW = 100;
const toTaka = (value: number) => (value < THOUSANDS_BELOW ? value * 1_000 : value);

function readShortNumber(words: readonly string[], asked: Question, lookups: Lookups): Slots {
  // "Char" is four here, whatever else it may be.
  const said = words.map((word) => CARDINALS.get(word) ?? word).join(' ');
  const [, first, second] = SHORT_ANSWER.exec(said) ?? [];
  const value = Number(first ?? 0);
  if (value === 0) return {};
  if (asked === 'days' && value <= 7) return { days: value };
  if (asked === 'salary')
    return { salary: { min: toTaka(value), max: toTaka(Number(second ?? value)) } };
  const ids = asked === 'class' ? lookups.numberedClasses.get(`class ${value}`) : undefined;
  return ids ? { class: ids } : {};
}

/** "All" and "sob", of subjects. */
function readEverything(lookups: Lookups): Slots {
  const all = lookups.phrases.byText.get('allsubjects')?.find(({ kind }) => kind === 'subject');
  return all ? { subjects: [all.id] } : {};
}

function readAnswer(understood: Understood, asked: Question, lookups: Lookups): Slots {
  const { heard, words, facts, intent } = understood;
  const short = readShortNumber(words, asked, lookups);
  if (Object.keys(short).length > 0) return short;
  // Whatever else a short message may mean, first it answers what was asked.
  const isShort = words.length <= MOST_WORDS && !SIDE.includes(intent);
  if (isShort && ANSWERS[asked].some((name) => heard[name] !== undefined)) return heard;
  if (asked !== 'subjects') return {};
  // "English, please" names a subject here, not the language to talk in.
  if (intent === 'switch_language') return heard.subjects ? heard : {};
  const isSaid = Object.keys(heard).length === 0 && words.length <= 2 && facts.has('everything');
  return isSaid ? readEverything(lookups) : {};
}

const MOST_WORDS = 4;
/** Questions of the visitor, which a word of an answer may be part of. */
const SIDE: readonly Intent[] = ['fees', 'refunds', 'faq', 'my_status', 'insult'];
const ANSWERS: Record<Question, readonly SlotName[]> = {
  class: ['class', 'category'],
  subjects: ['subjects', 'without'],
  place: ['place'],
  area: ['area', 'city'],
  days: ['days'],
  salary: ['salary'],
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Says something the request does not hold yet. */
function isNews(heard: Slots, state: Pick<AssistantState, 'known'>): boolean {
  const known = slotsOf(state);
  return Object.entries(heard).some(([name, value]) => !isSame(known[name as SlotName], value));
}

/** At the summary a yes sends and a no does not; what is neither shows it again. */
function answerToSummary(
  { text, heard, refused, intent, slots, refusesDays }: Understood,
  state: Pick<AssistantState, 'known'>,
): InContext | undefined {
  const isOther = isNews(heard, state) || Object.keys(refused).length > 0 || refusesDays;
  const assent = readAssent(text, isOther);
  if (assent) return { intent: assent === 'yes' ? 'confirm' : 'deny', slots: {} };
  return intent === 'confirm' ? { intent: 'hire_tutor', slots } : undefined;
}

const HIRING = ['tutor', 'hire', ':child', 'teachother', 'someone'];

export interface InContext {
  intent: Intent;
  slots: Slots;
}

export function readInContext(
  understood: Understood,
  state: Pick<AssistantState, 'asking' | 'task' | 'known' | 'workingOut'>,
  lookups: Lookups,
): InContext {
  const { asking, task } = state;
  const { intent, slots, facts } = understood;
  if (task === 'hire' && asking === null) {
    const answer = answerToSummary(understood, state);
    if (answer) return answer;
  }
  // A number alone is for the contact step, and what was asked is still to be answered.
  if (task === 'hire' && understood.hasPhone && !facts.has('call') && intent === 'talk_to_person')
    return { intent: 'hire_tutor', slots: {} };
  // "6000", of a salary that was asked for to work a charge out.
  if (state.workingOut && intent === 'refine' && slots.salary && asking === null)
    return { intent: state.workingOut, slots };
  const answered = asking === null ? {} : readAnswer(understood, asking, lookups);
  if (Object.keys(answered).length > 0) return { intent: 'hire_tutor', slots: answered };
  const isAnswer = intent === 'refine' || (asking !== null && intent === 'find_tutors');
  if (task === 'hire' && isAnswer && Object.keys(slots).length > 0)
    return { intent: 'hire_tutor', slots };
  // "Next" said to a question is about the question.
  if (asking !== null && intent === 'next_page') return { intent: 'skip', slots };
  // "No, I want math" said of a list refines it; nobody is hired by that.
  const isOfList = task !== null && task !== 'hire' && intent === 'hire_tutor';
  if (isOfList && !HIRING.some((fact) => facts.has(fact))) return { intent: 'refine', slots };
  return { intent, slots };
}
