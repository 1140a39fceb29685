/**
 * Finds what is ruled out, before or after its word: "without English and Bangla", "no male tutor",
 * "মিরপুরে না".
 */
import type { FoundName } from '#core/search/gazetteer/find-names.ts';
import type { Kind } from '#core/search/gazetteer/phrase-index.ts';
import { type MessageWords, means } from './message-words.ts';
import { isWeekday } from './read-weekdays.ts';

const REACH = 2;
/**
 * The words between an English "no" or "not" and what it rules out: "I do not want a tutor from …".
 */
const LINK =
  /^(?:a|an|any|the|want|need|like|prefer|interested|looking|live|living|for|in|from|to|at|on|of|with|by|near|me|us|give|send|please|be|it)$/;
const ENGLISH_NOT = /^(?:no|not|dont|never|nor|avoid|exclude|excluding|except)$/;
const LONGEST_LINK = 4;
/**
 * The words between what is ruled out and a Bengali "না": endings, what it is a kind of, and a
 * verb.
 */
const ENDING =
  /^(?:er|r|e|te|ke|ta|ti|ra|এ|র|এর|তে|কে|টা|tutor|teacher|sir|student|medium|version|area|side|class|subject|টিউটর|শিক্ষক|টিচার|স্যার|মিডিয়াম|মাধ্যম|ভার্সন|এলাকা|এলাকায়)$/u;
const VERB =
  /^(?:lagbe|lagbo|lage|chai|chay|chacchi|chaina|dorkar|hobe|nibo|nebo|nite|pochondo|posondo|prefer|porabo|parbo|লাগবে|চাই|চাচ্ছি|দরকার|হবে|নিব|নেব|পছন্দ|পড়াব|পারব)$/u;
const AFTER_NOT = /^(?:na|noy|না|নয়)$/u;
const AFTER_VERB = /^(?:na|noy|nai|nei|না|নয়|নাই|নেই)$/u;
const ONE_WORD = /^(?:cholbena|চলবেনা|lagbena|chaina|hobena|nibona|dorkarnai|লাগবেনা|চাইনা|হবেনা)$/u;
const composed = (word: string | undefined) => (word ?? '').normalize('NFC');

function isRuledOutBefore(message: MessageWords, start: number): boolean {
  let at = start - 1;
  if (means(message, at, 'not') && !/^(?:na|না)$/u.test(message.words[at] ?? '')) return true;
  while (at >= start - LONGEST_LINK && LINK.test(message.words[at] ?? '')) at -= 1;
  if (ENGLISH_NOT.test(message.words[at] ?? '')) return true;
  if (message.words[at] === 'than' && message.words[at - 1] === 'other') return true;
  for (let place = start - 1; place >= start - REACH; place -= 1) {
    if (means(message, place, 'without')) return !isEndingOf(message, place);
    // "Without Bangla class 5": the name between is what is left out.
    if (message.isName[place]) return false;
  }
  return false;
}

/** Bengali puts the word after the name: it then belongs to what stands before it. */
function isEndingOf({ words }: MessageWords, place: number): boolean {
  return /^(?:chara|chhara|baade|bade|bad|baad|badh|ছাড়া|বাদে|বাদ)$/u.test(
    (words[place] ?? '').replaceAll('ড\u09bc', 'ড়'),
  );
}

/** "Na ki" asks; "na hole" is an if, and "na hole bhalo" a wish. */
function isSaid({ words }: MessageWords, after: number): boolean {
  if (/^(?:ki|কি)$/u.test(words[after] ?? '')) return false;
  // "NSU na holeo cholbe": it need not be.
  if (/^(?:holeo|hoileo|peleo|thakleo|হলেও|পেলেও|থাকলেও)$/u.test(words[after] ?? '')) return false;
  if (!/^(?:hole|হলে)$/u.test(words[after] ?? '')) return true;
  return /^(?:bhalo|valo|ভালো|ভাল)$/u.test(composed(words[after + 1]));
}

function isRuledOutAfter(message: MessageWords, end: number): boolean {
  const word = (place: number) => composed(message.words[place]);
  let place = end;
  for (let left = 3; left > 0 && ENDING.test(word(place)); left -= 1) place += 1;
  if (isEndingOf(message, place) || ONE_WORD.test(word(place))) return true;
  if (AFTER_NOT.test(word(place))) return isSaid(message, place + 1);
  // "Private versity hole cholbe na": it will not do.
  if (/^(?:hole|হলে)$/u.test(word(place)) && /^(?:cholbe|চলবে)$/u.test(word(place + 1)))
    return AFTER_NOT.test(word(place + 2));
  return VERB.test(word(place)) && AFTER_VERB.test(word(place + 1)) && isSaid(message, place + 2);
}

/** Returns whether the words from `start` up to `end` are ruled out. */
export const isRuledOut = (message: MessageWords, start: number, end: number): boolean =>
  isRuledOutBefore(message, start) || isRuledOutAfter(message, end);

/** "Mirpur e na", in which a name's sound has taken in the "na". */
const endsInNot = ({ words }: MessageWords, start: number, end: number): boolean =>
  end - start > 1 && AFTER_NOT.test(composed(words[end - 1]));

const FREE_DAYS = /^(?:weekends?|holidays?|ছুটির)$/u;

/** "Not on Friday": neither a search nor the request knows single days of the week. */
export const refusesDays = (message: MessageWords): boolean =>
  message.words.some(
    (word, place) =>
      (isWeekday(word) || FREE_DAYS.test(word.normalize('NFC'))) &&
      isRuledOut(message, place, place + 1),
  );

/** A city and an area are both places: "Mirpur ar Savar bade". */
const sortOf = (kind: Kind) => (kind === 'city' ? 'area' : kind);

const isOfKind = (one: FoundName, other: FoundName) =>
  one.things.some(({ kind }) => other.things.some((thing) => sortOf(thing.kind) === sortOf(kind)));

/** A list shares its "without": names of one kind with nothing but "and" between them. */
export function findNegated(message: MessageWords, names: readonly FoundName[]): Set<FoundName> {
  const negated = new Set(
    names.filter((name, place) => {
      const { start, end } = name;
      // "Without ICT, Mirpur 10": the place is not ruled out.
      const before = names[place - 1];
      const isBeside = before?.end === start && !ENGLISH_NOT.test(message.words[start - 1] ?? '');
      const isOther = isBeside && !isOfKind(before, name);
      const isRuledOutHere = isOther
        ? isRuledOutAfter(message, end)
        : isRuledOut(message, start, end);
      return isRuledOutHere || endsInNot(message, start, end);
    }),
  );
  const spread = (from: FoundName | undefined, to: FoundName, isBefore: boolean) => {
    if (!from || !negated.has(from) || !isOfKind(from, to)) return;
    const [left, right] = isBefore ? [from, to] : [to, from];
    const between = right.start - left.end;
    const isList = between === 0 || (between === 1 && means(message, left.end, 'and'));
    const usesThisSide = isBefore
      ? isRuledOutBefore(message, from.start)
      : isRuledOutAfter(message, from.end);
    if (isList && usesThisSide) negated.add(to);
  };
  for (const [place, name] of names.entries()) spread(names[place - 1], name, true);
  for (let place = names.length - 2; place >= 0; place -= 1) {
    const name = names[place];
    if (name) spread(names[place + 1], name, false);
  }
  return negated;
}
