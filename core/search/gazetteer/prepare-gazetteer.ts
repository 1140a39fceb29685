/** The names of things, prepared once to be found in what people write. */

import type { Steps } from '#core/ground/steps.ts';
import { createLexicon, type Lexicon } from '#core/search/lexicon/find-concepts.ts';
import { toWords } from '#core/search/normalise/to-words.ts';
import type {
  AreaRow,
  ClassRow,
  GazetteerData,
  NamedRow,
  UniversityRow,
} from './gazetteer-data.ts';
import { isUsableName } from './naming-guards.ts';
import { createPhraseIndex, type Kind, type Naming, type PhraseIndex } from './phrase-index.ts';

export interface Gazetteer {
  phrases: PhraseIndex;
  lexicon: Lexicon;
  categories: ReadonlyMap<number, NamedRow>;
  classes: ReadonlyMap<number, ClassRow>;
  subjects: ReadonlyMap<number, NamedRow>;
  cities: ReadonlyMap<number, NamedRow>;
  areas: ReadonlyMap<number, AreaRow>;
  universities: ReadonlyMap<number, UniversityRow>;
  subjectsOfClass: ReadonlyMap<number, ReadonlySet<number>>;
  /** `class 8`, `standard 8`: the rows of every category that call themselves so. */
  numberedClasses: ReadonlyMap<string, readonly number[]>;
}

const NUMBERED = /^(?:class|standard|std|grade|year) \d+$/;
export const byId = <T extends NamedRow>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));
/** "Gulshan (north)": the part in brackets is said only to tell two apart. */
const plainName = (name: string) => name.replace(/\s*\([^)]*\)/g, '');

/** "Gulshan" may be any of the numbered Gulshans. */
const withoutNumber = (name: string) => name.replace(/[\s-]*\p{N}+$/u, '');

const DIRECTION = /^(?:north|south|east|west|middle|uttar|dokkhin|উত্তর|দক্ষিণ|পূর্ব|পশ্চিম|মধ্য)\s+/iu;

/** "Badda" may be any of North, South and Middle Badda. */
const withoutDirection = (name: string) => name.replace(DIRECTION, '');

/** Every name of each row, as it may be written. */
export function toNamings(kind: Kind, rows: readonly UniversityRow[]): Naming[] {
  const full = rows.map(({ id, name, name_bn, aliases, short }) => ({
    kind,
    id,
    names: [name, plainName(name), name_bn, plainName(name_bn), short ?? '', ...aliases].filter(
      (text) => isUsableName(kind, text),
    ),
  }));
  if (kind !== 'area') return full;
  const own = new Set(full.flatMap(({ names }) => names));
  const unnumbered = rows.map(({ id, name, name_bn }) => ({
    kind,
    id,
    names: [name, name_bn]
      .filter((text) => /\p{L}.*\p{N}$/u.test(text) || DIRECTION.test(text))
      .map((text) => withoutDirection(withoutNumber(text)))
      .filter((text) => !own.has(text) && isUsableName(kind, text)),
  }));
  return [...full, ...unnumbered];
}

function toNumberedClasses(rows: readonly ClassRow[]) {
  const numbered = new Map<string, number[]>();
  for (const { id, name, aliases } of rows)
    for (const words of new Set([name, ...aliases].map((text) => toWords(text).join(' '))))
      if (NUMBERED.test(words)) numbered.set(words, [...(numbered.get(words) ?? []), id]);
  return numbered;
}

export function* prepareGazetteer(data: GazetteerData): Steps<Gazetteer> {
  const subjectsOfClass = new Map<number, Set<number>>();
  for (const { classId, subjectId } of data.classSubjects) {
    const known = subjectsOfClass.get(classId);
    if (known === undefined) subjectsOfClass.set(classId, new Set([subjectId]));
    else known.add(subjectId);
  }
  return {
    phrases: yield* createPhraseIndex([
      ...toNamings('category', data.categories),
      ...toNamings('class', data.classes),
      ...toNamings('subject', data.subjects),
      ...toNamings('city', data.cities),
      ...toNamings('area', data.areas),
      ...toNamings('university', data.universities),
    ]),
    lexicon: yield* createLexicon(data.words),
    categories: byId(data.categories),
    classes: byId(data.classes),
    subjects: byId(data.subjects),
    cities: byId(data.cities),
    areas: byId(data.areas),
    universities: byId(data.universities),
    subjectsOfClass,
    numberedClasses: toNumberedClasses(data.classes),
  };
}
