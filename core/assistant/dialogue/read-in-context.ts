/** A message in the light of what was just asked: "4" after "how many days?" is four days. */
import type { Lookups } from '../gazetteer/prepare-lookups.ts';
import type { Intent } from '../intents/intent.ts';
import type { Slots } from '../slots/slots.ts';
import type { Understood } from '../understand.ts';
import type { Question } from './questions.ts';
import type { Task } from './state.ts';

const SHORT_ANSWER = /^(\d{1,6})(?: (?:th|to (\d{1,6})))?$/;
/** "5" said of a salary is five thousand. */
const THOUSANDS_BELOW = 100;
const toTaka = (value: number) => (value < THOUSANDS_BELOW ? value * 1_000 : value);

function readShortNumber(words: readonly string[], asked: Question, lookups: Lookups): Slots {
  const [, first, second] = SHORT_ANSWER.exec(words.join(' ')) ?? [];
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
  const { heard, words, facts, hasPhone, intent } = understood;
  if (hasPhone) return {};
  const short = readShortNumber(words, asked, lookups);
  if (Object.keys(short).length > 0 || asked !== 'subjects') return short;
  // "English, please" names a subject here, not the language to talk in.
  if (intent === 'switch_language') return heard.subjects ? heard : {};
  const isSaid = Object.keys(heard).length === 0 && words.length <= 2 && facts.has('everything');
  return isSaid ? readEverything(lookups) : {};
}

const HIRING = ['tutor', 'hire', ':child', 'teachother', 'someone'];

export interface InContext {
  intent: Intent;
  slots: Slots;
}

export function readInContext(
  understood: Understood,
  { asking, task }: { asking: Question | null; task: Task | null },
  lookups: Lookups,
): InContext {
  const { intent, slots, facts } = understood;
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
