/**
 * Ranked search over things with several names, best first: the typed text as a whole, then its
 * words in any order, of which some may name what lies around (`banani dhaka`).
 */
import { createWordMatcher, WORD } from './match-word.ts';
import type { IndexEntry, IndexedName, NameIndex } from './name-index.ts';
import { normaliseName } from './normalise-name.ts';
import { toSoundKey } from './to-sound-key.ts';
import { typingErrors } from './typing-errors.ts';

const RANK = {
  same: 0,
  /** Every word of the name was typed, and nothing that does not belong to the place. */
  allWords: 1,
  start: 2,
  wordStart: 3,
  someWords: 4,
  middle: 5,
  soundSame: 6,
  soundStart: 7,
  typo: 8,
  twoTypos: 9,
  aroundOnly: 10,
  none: 11,
};

/** Nobody types more words for a place; each costs a walk over the whole index. */
const MAX_WORDS = 8;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function rankWhole({ text, sound }: IndexedName, wanted: string, wantedSound: string): number {
  if (text === wanted) return RANK.same;
  if (text.startsWith(wanted)) return RANK.start;
  if (text.includes(` ${wanted}`)) return RANK.wordStart;
  if (text.includes(wanted)) return RANK.middle;
  if (wantedSound.length < 3) return RANK.none;
  if (sound === wantedSound) return RANK.soundSame;
  if (sound.startsWith(wantedSound)) return RANK.soundStart;
  // Digits carry the meaning in Sector 7 and Mirpur 10: one digit off is another place.
  if (digitsOf(text) !== digitsOf(wanted)) return RANK.none;
  const errors = typingErrors(wantedSound, sound);
  if (errors === null) return RANK.none;
  return errors > 1 ? RANK.twoTypos : RANK.typo;
}

type Matcher = (word: string) => number;

function bestMatch(matcher: Matcher, words: Iterable<string>): number {
  let best = WORD.none;
  for (const word of words) {
    best = Math.min(best, matcher(word));
    if (best === WORD.same) break;
  }
  return best;
}

function toRank(worst: number, isWholeName: boolean): number {
  if (worst === WORD.same) return isWholeName ? RANK.allWords : RANK.someWords;
  if (worst === WORD.start) return RANK.someWords;
  if (worst === WORD.sound) return isWholeName ? RANK.soundSame : RANK.soundStart;
  return isWholeName ? RANK.typo : RANK.twoTypos;
}

/** Every typed word has to be one of the name's, or of what lies around. */
function rankWords({ words }: IndexedName, aroundMatches: number[], typed: Matcher[]): number {
  let worst = WORD.same;
  let own = 0;
  for (const [place, matcher] of typed.entries()) {
    const inName = bestMatch(matcher, words);
    const inAround = aroundMatches[place] ?? WORD.none;
    const best = Math.min(inName, inAround);
    if (best === WORD.none) return RANK.none;
    if (best === inName) own += 1;
    worst = Math.max(worst, best);
  }
  return own === 0 ? RANK.aroundOnly : toRank(worst, own >= words.length);
}

function rankEntry<T>(
  { names, around }: IndexEntry<T>,
  wanted: string,
  wantedSound: string,
  typed: Matcher[],
): number {
  const aroundMatches = typed.map((matcher) => bestMatch(matcher, around));
  let rank = RANK.none;
  for (const name of names) {
    rank = Math.min(rank, rankWhole(name, wanted, wantedSound));
    if (typed.length > 0) rank = Math.min(rank, rankWords(name, aroundMatches, typed));
  }
  return rank;
}

/**
 * Finds, for a text with more words than any place has, those whose whole name is among the words.
 */
function findNamesWithin<T>(index: NameIndex<T>, typed: string[]): T[] {
  const words = new Set(typed);
  return index
    .filter(({ names }) => names.some((name) => name.words.every((word) => words.has(word))))
    .map(({ item }) => item);
}

/** Equal matches stay in the order of the index. */
export function searchNames<T>(index: NameIndex<T>, text: string, limit: number): T[] {
  const wanted = normaliseName(text);
  if (wanted === '') return [];
  const wantedSound = toSoundKey(wanted);
  const words = wanted.split(' ');
  const isShort = words.length <= MAX_WORDS;
  const typed = isShort ? words.map(createWordMatcher) : [];
  const ranked: { item: T; rank: number }[] = [];
  for (const entry of index) {
    const rank = rankEntry(entry, wanted, wantedSound, typed);
    if (rank < RANK.none) ranked.push({ item: entry.item, rank });
  }
  if (ranked.length === 0)
    return isShort && digitsOf(wanted) === '' ? findNamesWithin(index, words).slice(0, limit) : [];
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}
