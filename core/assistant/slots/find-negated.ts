/** Which of the found names are ruled out: "without English and Bangla", "english bad e", "গণিত ছাড়া". */
import type { FoundName } from '../gazetteer/find-names.ts';
import { type MessageWords, means, meansAny } from './message-words.ts';

const REACH = 2;

function isRuledOutBefore(message: MessageWords, start: number): boolean {
  const isLinked = /^(?:for|in|from|to)$/.test(message.words[start - 1] ?? '');
  const at = isLinked ? start - 2 : start - 1;
  if (means(message, at, 'not') && !/^(?:na|না)$/u.test(message.words[at] ?? '')) return true;
  for (let place = start - 1; place >= start - REACH; place -= 1)
    if (means(message, place, 'without')) return !isEndingOf(message, place);
  return false;
}

/** Bengali puts the word after the name: it then belongs to what stands before it. */
function isEndingOf({ words }: MessageWords, place: number): boolean {
  return /^(?:chara|chhara|baade|bade|bad|baad|badh|ছাড়া|বাদে|বাদ)$/u.test(
    (words[place] ?? '').replaceAll('ড\u09bc', 'ড়'),
  );
}

function isRuledOutAfter(message: MessageWords, end: number): boolean {
  const { words } = message;
  for (let place = end; place < end + REACH; place += 1) {
    if (isEndingOf(message, place)) return true;
    const isNo =
      meansAny(message, place, ['not']) && /^(?:na|noy|না|নয\u09bc)$/u.test(words[place] ?? '');
    if (isNo && words[place + 1] !== 'ki') return true;
    if (!/^(?:er|r|e|te|ke|ta|ti)$/.test(words[place] ?? '')) return false;
  }
  return false;
}

/** A list shares its "without": names with nothing but "and" between them. */
export function findNegated(message: MessageWords, names: readonly FoundName[]): Set<FoundName> {
  const negated = new Set(
    names.filter(
      ({ start, end }) => isRuledOutBefore(message, start) || isRuledOutAfter(message, end),
    ),
  );
  const spread = (from: FoundName | undefined, to: FoundName, isBefore: boolean) => {
    if (!from || !negated.has(from)) return;
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
