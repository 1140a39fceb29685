/** A message in the light of what was just asked: "4" after "how many days?" is four days. */

import type { Lookups } from '../gazetteer/prepare-lookups.ts';
import type { Intent } from '../intents/intent.ts';
import type { Slots } from '../slots/slots.ts';
import type { Understood } from '../understand.ts';
import type { Question } from './questions.ts';
import type { Task } from './state.ts';

const NUMBER = /^\d{1,6}$/;
/** "5" said of a salary is five thousand. */
const THOUSANDS_BELOW = 100;

function readBareNumber(value: number, asked: Question, lookups: Lookups): Slots {
  if (asked === 'days' && value >= 1 && value <= 7) return { days: value };
  if (asked === 'salary' && value > 0) {
    const taka = value < THOUSANDS_BELOW ? value * 1_000 : value;
    return { salary: { min: taka, max: taka } };
  }
  const ids = asked === 'class' ? lookups.numberedClasses.get(`class ${value}`) : undefined;
  return ids ? { class: ids } : {};
}

const HIRING = ['tutor', 'hire', ':child', 'teachother', 'someone'];

export interface InContext {
  intent: Intent;
  slots: Slots;
}

export function readInContext(
  { intent, slots, heard, words, facts, hasPhone }: Understood,
  { asking, task }: { asking: Question | null; task: Task | null },
  lookups: Lookups,
): InContext {
  const [only = ''] = words.filter((word) => word !== 'th');
  if (asking !== null && !hasPhone && words.length <= 2 && NUMBER.test(only)) {
    const bare = readBareNumber(Number(only), asking, lookups);
    if (Object.keys(bare).length > 0) return { intent: 'hire_tutor', slots: bare };
  }
  if (asking === 'subjects' && intent === 'switch_language' && heard.subjects)
    return { intent: 'hire_tutor', slots: heard };
  const isAnswer = intent === 'refine' || (asking !== null && intent === 'find_tutors');
  if (task === 'hire' && isAnswer && Object.keys(slots).length > 0)
    return { intent: 'hire_tutor', slots };
  // "No, I want math" said of a list refines it; nobody is hired by that.
  const isOfList = task !== null && task !== 'hire' && intent === 'hire_tutor';
  if (isOfList && !HIRING.some((fact) => facts.has(fact))) return { intent: 'refine', slots };
  return { intent, slots };
}
