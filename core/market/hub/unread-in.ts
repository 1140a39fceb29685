import { type Understood, unreadWords } from '#core/search/explain-search.ts';
import type { NamedRow } from '#core/search/gazetteer/gazetteer-data.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { toWords } from '#core/search/normalise/to-words.ts';
import { NAME_KINDS } from './hub-constants.ts';
import { readSearch, type SearchLookups, type SearchMeaning } from './read-search.ts';

/** The list cannot leave these out. */
const LOST_KINDS = ['class', 'city', 'location'] as const;

/** Both names: the word that was typed may be in either. */
const textOf = (row: NamedRow | undefined) => row && `${row.name} ${row.name_bn}`;

/** All that was understood, without names in a language. */
function saidIn(
  { without, except, lost: _, salary, order, isChecked, universityType, ...meaning }: SearchMeaning,
  names: Gazetteer,
): Understood[] {
  const lists = Object.entries({ ...except, without }).map(([kind, ids]) => [`no ${kind}`, ids]);
  const named = [
    ...NAME_KINDS.map((kind) => [kind, meaning[kind]] as const),
    ['university_type', universityType] as const,
  ];
  const tables: Record<string, ReadonlyMap<number, NamedRow>> = {
    category: names.categories,
    class: names.classes,
    subject: names.subjects,
    city: names.cities,
    location: names.areas,
  };
  const all = [...lists, ...named] as (readonly [string, readonly number[]])[];
  const sums = Object.entries(salary).map(([kind, sum]) => ({ kind, text: String(sum) }));
  const orders = order === undefined ? [] : [{ kind: 'order', text: order }];
  const checked = isChecked ? [{ kind: 'checked', text: '' }] : [];
  return [
    ...orders,
    ...checked,
    ...sums,
    ...all.flatMap(([kind, ids]) =>
      ids.map((id) => ({ kind, text: textOf(tables[kind]?.get(id)) ?? String(id) })),
    ),
  ];
}

/** Returns the words that are neither understood nor taken for a name, and those of what is ruled out in vain. */
export function unreadIn(search: string, meaning: SearchMeaning, lookups: SearchLookups): string[] {
  const read = (text: string) => saidIn(readSearch(text, lookups), lookups.names);
  const isName = (word: string) => toWords(word).some((one) => meaning.nameWords.includes(one));
  const said = saidIn(meaning, lookups.names);
  const words = unreadWords(search, said, read, lookups.names).filter((word) => !isName(word));
  const unread = [...new Set(words)];
  if (LOST_KINDS.every((kind) => meaning.lost[kind].length === 0)) return unread;
  const isRuledOutInVain = (word: string) => {
    const alone = readSearch(word, lookups);
    return LOST_KINDS.some((kind) => alone[kind].some((id) => meaning.lost[kind].includes(id)));
  };
  return [...new Set(search.split(/\s+/))].filter(
    (word) => word !== '' && (unread.includes(word) || isRuledOutInVain(word)),
  );
}

/** Returns whether a search says nothing that is known here: all tutors would look like its answer. */
export const saysNothing = (meaning: SearchMeaning, { names }: SearchLookups): boolean =>
  meaning.nameWords.length === 0 && saidIn(meaning, names).length === 0;
