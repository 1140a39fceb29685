/** Slots said in words: for whom, where it is taught, when, and by a man or a woman. */
import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { isRuledOut } from './find-negated.ts';
import { GREETINGS, type MessageWords, means, meansAny, wordAt } from './message-words.ts';
import type { Slots, TimeOfDay } from './slots.ts';

const TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'afternoon', 'evening'];
const PLACES = ['online', 'group', 'home'] as const;

function findPlace(message: MessageWords, concept: string): number {
  return message.words.findIndex(
    (_, place) => !message.taken[place] && means(message, place, concept),
  );
}

const has = (message: MessageWords, concept: string) => findPlace(message, concept) >= 0;

const JONNO = /^(?:jonno|jonne|জন্য|জন্যে)$/u;
/** "Der" is also one and a half, and is spelt out as that. */
const OF_THEM = /^(?:er|der|r|এর|দের|র|1|dot|5)$/u;

const isJobNear = (message: MessageWords, place: number) =>
  [place, place + 1].some((at) => meansAny(message, at, ['job', 'tuition'])) &&
  !meansAny(message, place, ['tutor']);

/** "For ladies", "female student der jonno": those who are taught. */
function isForThem(message: MessageWords, place: number): boolean {
  // "A job for women" is one they may take.
  if (message.words[place - 1] === 'for')
    return (
      !meansAny(message, place + 1, ['tutor']) && !meansAny(message, place - 2, ['job', 'tuition'])
    );
  let at = place + 1;
  while (means(message, at, 'student') || OF_THEM.test(message.words[at] ?? '')) at += 1;
  return JONNO.test(wordAt(message, at)) && !isJobNear(message, at + 1);
}

/** "Apu der jonno tuition", "meyeder jonno job": those who may take it. */
function isJobFor(message: MessageWords, place: number): boolean {
  let at = place + 1;
  while (OF_THEM.test(message.words[at] ?? '')) at += 1;
  return JONNO.test(wordAt(message, at)) && isJobNear(message, at + 1);
}

/** "Meye tutor" is about the tutor; "amar meye" is the student. */
function genderAt(message: MessageWords, place: number): number | undefined {
  if (message.taken[place] || isForThem(message, place)) return undefined;
  // "Meye student", "girl students only": who is taught.
  const isTutorNext = meansAny(message, place + 1, ['tutor']);
  if (!isTutorNext && [-1, 1].some((step) => means(message, place + step, 'student')))
    return undefined;
  if (means(message, place, 'female')) return GENDER.female;
  if (means(message, place, 'male')) return GENDER.male;
  const isAlone =
    message.words.length <= 2 || [place - 1, place + 1].some((at) => means(message, at, 'only'));
  // "Ami meye, porabo": the tutor who searches.
  const isSelf = /^(?:ami|আমি)$/u.test(wordAt(message, place - 1));
  const isOwn = meansAny(message, place - 1, ['family']) && !isTutorNext && !isSelf;
  if (!isOwn && (isTutorNext || isAlone || isSelf || isJobFor(message, place))) {
    if (means(message, place, 'girl')) return GENDER.female;
    if (means(message, place, 'boy')) return GENDER.male;
  }
  // "Apu, ..." greets; "math apu lagbe" asks for one.
  const isGreeted = meansAny(message, place - 1, [...GREETINGS, 'good']);
  const isInside =
    (place > 0 && place < message.words.length - 1 && !isGreeted) || isJobFor(message, place);
  if (isInside && means(message, place, 'apu')) return GENDER.female;
  if (isInside && means(message, place, 'bhaiya')) return GENDER.male;
  return undefined;
}

function readGender(message: MessageWords): number | undefined {
  let ruledOut: number | undefined;
  for (let place = 0; place < message.words.length; place += 1) {
    const gender = genderAt(message, place);
    if (gender === undefined) continue;
    if (!isRuledOut(message, place, place + 1)) return gender;
    ruledOut ??= gender;
  }
  // "No male tutor" leaves the other.
  return ruledOut && GENDER.male + GENDER.female - ruledOut;
}

function isChildSaid(message: MessageWords): boolean {
  return message.words.some((_, place) => {
    if (message.taken[place]) return false;
    // "Bhai" alone is how one speaks to a stranger; "amar chhoto bhai" is family.
    if (meansAny(message, place, ['brother', 'young']))
      return means(message, place - 1, 'family') || means(message, place - 2, 'family');
    return means(message, place, 'child') && genderAt(message, place) === undefined;
  });
}

const TEACHING = ['teach', 'teachself', 'teachother', 'tuition'];
const GREETING = /^(?:good|shuvo|subho|shubho|শুভ)$/u;

export function readWishes(message: MessageWords, slots: Slots) {
  const place = PLACES.find((name) => {
    const at = findPlace(message, name);
    if (at < 0) return false;
    if (!isRuledOut(message, at, at + 1)) return true;
    message.refused.place ??= TUTORING_PLACE[name];
    return false;
  });
  if (place !== undefined) slots.place = TUTORING_PLACE[place];
  const time = TIMES.find((name) => {
    const at = findPlace(message, name);
    // "Rate porabo", at night; the English rate is a price.
    const isPrice = message.words[at] === 'rate' && !meansAny(message, at + 1, TEACHING);
    if (at < 0 || isPrice || GREETING.test(message.words[at - 1] ?? '')) return false;
    if (!isRuledOut(message, at, at + 1)) return true;
    message.refused.time ??= name;
    return false;
  });
  if (time !== undefined && slots.clock === undefined) slots.time = time;
  const gender = readGender(message);
  if (gender !== undefined) slots.gender = gender;
  if (has(message, 'crash')) slots.crash = true;
  if (isChildSaid(message)) slots.who = 'child';
  else if (
    has(message, 'self') ||
    /\b(?:i am|im) (?:struggling|weak)/.test(message.words.join(' '))
  )
    slots.who = 'me';
}
