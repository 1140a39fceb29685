/** Religious lessons, by the words people have for them: কোরআন, hujur, hafez, gita. */
import {
  FAITH_CATEGORY,
  FAITH_SUBJECTS,
  FAITHS,
  type Faith,
  MADRASAH,
  RELIGION_AT_SCHOOL,
} from './faiths.ts';
import { isRuledOut } from './find-negated.ts';
import { type MessageWords, meansAny, take, takeWord, wordAt } from './message-words.ts';
import type { Slots } from './slots.ts';

const NAMED: Record<Faith, string> = {
  quran: `quran koran qoran kuran quraan quranic coran কোরআন কুরআন কোরান কুরান কোরআনের কুরআনের কোরানের
    কোরআনে কুরআনে hafez hafiz hafej hafeza hafija হাফেজ হাফিজ হাফেজা tajweed tajwid tajbid তাজবিদ তাজউইদ
    তাজভিদ hujur huzur hujurer হুজুর হুজুরের moulovi moulana মৌলভী মাওলানা`,
  islam: 'islamic ইসলামি ইসলামী ইসলামিক ইসলামধর্ম',
  hindu: 'hindu hinduism hindudhormo হিন্দু হিন্দুধর্ম sonaton sonatan সনাতন gita geeta গীতা গীতার',
  buddhist:
    'buddhist buddhism buddho boddho buddha bouddho bouddha boudho বৌদ্ধ বুদ্ধ বৌদ্ধধর্ম tripitaka tripitak ত্রিপিটক',
  christian:
    'christian christianity khristan khristian christan খৃষ্টান খ্রিষ্টধর্ম খ্রিস্টধর্ম খ্রিষ্টান খ্রিস্টান bible বাইবেল',
};
const FAITH_OF = new Map(
  FAITHS.flatMap((faith) =>
    NAMED[faith]
      .normalize('NFD')
      .split(/\s+/)
      .map((word): [string, Faith] => [word, faith]),
  ),
);
/** "Allah hafez" is a goodbye. */
const GOODBYE = /^(?:allah|khoda|আল্লাহ|খোদা)$/u;
/** The names of a teacher who may teach something else: "hujur, math lagbe" is no wish for it. */
const CALLED = new Set('hujur huzur হুজুর'.normalize('NFD').split(' '));
/** A "Bible teacher" teaches it; a "Christian teacher" may teach anything. */
const SCRIPTURE = new Set(
  'gita geeta গীতা গীতার tripitaka tripitak ত্রিপিটক bible বাইবেল'.normalize('NFD').split(' '),
);
/** "Hindu dhormo" is taught; a Hindu tutor of mathematics is a person. */
const LESSON =
  /^(?:dhormo|dhorma|dhorm|dharma|dhormer|religion|religions|religious|studies|study|shikkha|ধর্ম|ধর্মের|ধর্মীয়|শিক্ষা)$/u;
/** The concepts of a person, not of a lesson. */
const OF_PERSON = ['tutor', 'student', 'child', 'female', 'male'];

/** Subjects that are not of the faith were named. */
const hasOther = ({ subjects = [] }: Slots, faith: Faith) =>
  subjects.some((id) => id !== RELIGION_AT_SCHOOL && !FAITH_SUBJECTS[faith].includes(id));

const QURAN_FOR_ADULTS = 502;
const ADULT = /^(?:adult|adults|boyosko|boroder|বয়স্ক|বয়স্কদের|বড়দের)$/u;

/** Returns the faith a word names. */
export const faithOf = (word: string): Faith | undefined => FAITH_OF.get(word);

/** "Quran for adult": a class of its own. */
function readAdult(message: MessageWords, slots: Slots) {
  if (slots.faith === 'quran' && takeWord(message, ADULT)) slots.class ??= [QURAN_FOR_ADULTS];
}

/** Sets the category with it; what was named exactly, a class or a subject, stays. */
export function readFaith(message: MessageWords, slots: Slots) {
  for (const [place, word] of message.words.entries()) {
    const faith = FAITH_OF.get(word);
    if (faith === undefined || isRuledOut(message, place, place + 1)) continue;
    if (GOODBYE.test(wordAt(message, place - 1))) continue;
    const isOther =
      slots.category !== undefined &&
      slots.category !== FAITH_CATEGORY &&
      !(slots.category === MADRASAH && faith === 'quran' && !CALLED.has(word));
    if (CALLED.has(word) && (isOther || slots.subjects || slots.class)) continue;
    const isLesson = faith === 'quran' || SCRIPTURE.has(word);
    const isNamed = LESSON.test(wordAt(message, place + 1));
    const isPerson =
      !isLesson &&
      (meansAny(message, place + 1, OF_PERSON) || (hasOther(slots, faith) && !isNamed));
    if (isPerson || isOther) continue;
    slots.faith ??= faith;
    slots.category ??= FAITH_CATEGORY;
    readAdult(message, slots);
    take(message, place, place + 1);
  }
}
