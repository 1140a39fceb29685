/**
 * Rules over the words of a message itself: each names the words it needs near one another and those
 * that speak against it. They are read before any intent, so that no name of a place or subject can
 * hide what a message says.
 */
import { normaliseName } from '#core/search/names/normalise-name.ts';
import { typingErrors } from '#core/search/names/typing-errors.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { spellOut } from '#core/search/normalise/spell-out.ts';
import { plainText } from './plain-text.ts';

/** Shorter words have too many neighbours for a typing error. */
const SHORTEST_TYPO = 7;
const USUAL_REACH = 7;
const MAX_WORDS = 120;
/** Beyond it a message is a pasted text. */
const MOST_TYPOS = 24;
/**
 * The distance in words at which another word makes a word harmless: “ফোন মারে”, “a paragraph on
 * abuse”.
 */
const NEARBY = 4;

/** The tables of `danger-words.ts`; they come with the names, not with the code. */
export interface WordTables {
  words: string;
  rules: string;
}

interface Names {
  exact: Map<string, string[]>;
  sounds: Map<string, string[]>;
  /** These two by their first letter. */
  starts: Map<string, [start: string, concept: string][]>;
  long: Map<string, string[]>;
}

interface Rule<Kind> {
  kind: Kind;
  needs: readonly string[];
  against: readonly string[];
  reach: number;
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

const linesOf = (table: string) => table.normalize('NFD').trim().split('\n');

export interface WordRules<Kind> {
  names: Names;
  rules: readonly Rule<Kind>[];
}

function readNames(table: string): Names {
  const names: Names = { exact: new Map(), sounds: new Map(), starts: new Map(), long: new Map() };
  for (const line of linesOf(table)) {
    const [concept = '', words = ''] = line.split(': ');
    for (const word of words.split(' '))
      if (word.startsWith('=')) push(names.exact, word.slice(1), concept);
      else if (word.endsWith('*')) {
        const start = foldKey(word.slice(0, -1));
        push(names.starts, start[0] ?? '', [start, concept]);
      } else push(names.sounds, foldKey(word), concept);
  }
  for (const sound of names.sounds.keys())
    if (sound.length >= SHORTEST_TYPO) push(names.long, sound[0] ?? '', sound);
  return names;
}

function readRule<Kind extends string>(line: string, kinds: readonly Kind[]): Rule<Kind>[] {
  const [name, ...parts] = line.trim().split(' ');
  const kind = kinds.find((one) => one === name);
  if (kind === undefined) return [];
  const reach = parts.find((part) => part.startsWith('~'))?.slice(1);
  const needs = parts.filter((part) => /^\w/.test(part));
  const against = parts.filter((part) => part.startsWith('-')).map((part) => part.slice(1));
  return [{ kind, needs, against, reach: Number(reach ?? USUAL_REACH) }];
}

/** A line of another kind, such as one of a newer edition, is left out. */
export const prepareRules = <Kind extends string>(
  { words, rules }: WordTables,
  kinds: readonly Kind[],
): WordRules<Kind> => ({
  names: readNames(words),
  rules: linesOf(rules).flatMap((line) => readRule(line, kinds)),
});

function byTypo({ sounds, long }: Names, key: string): readonly string[] {
  const found = long
    .get(key[0] ?? '')
    ?.find((sound) => Math.abs(sound.length - key.length) < 2 && typingErrors(key, sound) === 1);
  return found === undefined ? [] : (sounds.get(found) ?? []);
}

function knownConcepts(names: Names, word: string, key: string): string[] {
  const known = [...(names.exact.get(word) ?? []), ...(names.sounds.get(key) ?? [])];
  for (const [start, concept] of names.starts.get(key[0] ?? '') ?? [])
    if (key.startsWith(start)) known.push(concept);
  return known;
}

/** Finds the places of each concept in the message. */
function findPlaces(names: Names, words: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  let typosLeft = MOST_TYPOS;
  for (const [place, word] of words.entries()) {
    const key = foldKey(word);
    let concepts: readonly string[] = knownConcepts(names, word, key);
    if (concepts.length === 0 && key.length >= SHORTEST_TYPO && typosLeft > 0) {
      typosLeft -= 1;
      concepts = byTypo(names, key);
    }
    for (const concept of concepts) push(places, concept, place);
  }
  return places;
}

type Places = ReadonlyMap<string, readonly number[]>;

/** Each need is met by some word, all of them near one another, and nothing beside them is against it. */
function holds<Kind>({ needs, against, reach }: Rule<Kind>, places: Places): boolean {
  if (!needs.every((need) => places.has(need))) return false;
  const has = (concept: string, from: number, to: number) =>
    places.get(concept)?.some((place) => place >= from && place < to) ?? false;
  return needs.some((first) =>
    places
      .get(first)
      ?.some(
        (start) =>
          needs.every((need) => has(need, start, start + reach)) &&
          !against.some((concept) => has(concept, start - NEARBY, start + NEARBY)),
      ),
  );
}

/** Returns what the first rule that holds says of a message; null if none holds. */
export function readByRules<Kind>(text: string, { names, rules }: WordRules<Kind>): Kind | null {
  // Not as `toWords` has them: "bish" is poison here before it is twenty.
  const words = normaliseName(spellOut(plainText(text))).split(' ', MAX_WORDS);
  const places = findPlaces(names, words);
  return rules.find((one) => holds(one, places))?.kind ?? null;
}
