import { NOTHING_SAID, readSearch, type SearchMeaning } from '#core/market/hub/read-search.ts';
import { saysNothing, unreadIn } from '#core/market/hub/unread-in.ts';
import { nameWords, toNameKey, wantedNameKeys } from '#core/people/names/name-key.ts';
import { asksForOtherThing } from '#core/search/lexicon/other-wishes.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { PageWanted } from '#server/ground/db/page-of.ts';
import { searchIndexOf } from '#server/ground/lookups/search-index.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findHubPage } from './find-hub-page.ts';
import { type HubQuery, type ReadWords, resolveFilter } from './resolve-filter.ts';

export const ONE = { page: 1, perPage: 1 };

/** "physics and math": tutors of both, and where there are none, tutors of one. */
const eachFirst = (way: ReadWords): ReadWords[] =>
  way.meaning.each.length > 1 ? [{ ...way, needsEach: true }, way] : [way];

function namedAs(of: SearchMeaning): ReadWords[] {
  const { exact, tolerant } = wantedNameKeys(of.nameWords);
  return [exact, tolerant].map((nameKeys) => ({ meaning: of, nameKeys }));
}

/**
 * The ways to take the words, best first: the names as they are written; with a typing error; all of
 * the words as a name, such as a tutor called after a place; and without what is no name either.
 */
function waysToRead(meaning: SearchMeaning, search: string | undefined): ReadWords[] {
  if (search === undefined) return [{ meaning, nameKeys: [] }];
  const words = nameWords(search);
  const hasName = meaning.nameWords.length > 0;
  const first = hasName ? namedAs(meaning) : [{ meaning, nameKeys: [] }];
  // Words that are no tutor's name are left out, and named as not understood.
  const { nameWords: _, without: __, except: ___, lost: ____, ...wanted } = meaning;
  const isElseSaid = Object.values(wanted).some((said) => Object.values(said).length > 0);
  const without: ReadWords[] =
    hasName && isElseSaid
      ? [{ meaning: { ...meaning, nameWords: [] }, nameKeys: [], unread: meaning.nameWords }]
      : [];
  const isAllName = words.length === 0 || words.length === meaning.nameWords.length;
  const named = isAllName ? [] : namedAs({ ...NOTHING_SAID, nameWords: words });
  return [...first, ...named, ...without];
}

/**
 * Returns whether a tutor is called so, whatever they teach and wherever. Whole names alone count:
 * "ni" and "check" begin or resemble many names, and are none.
 */
async function isSomeonesName(db: Db, words: string[], lookups: Lookups): Promise<boolean> {
  const meaning = { ...NOTHING_SAID, nameWords: words };
  const nameKeys = words.map((word) => [toNameKey(word)]);
  const filter = resolveFilter({}, { meaning, nameKeys }, lookups);
  return filter !== null && (await findHubPage(db, filter, ONE)).matches > 0;
}

/** "A flat in Mohammadpur" names a place too, and no lesson. */
const asksForLessons = ({
  subject,
  class: classes,
  category,
  university,
  department,
}: SearchMeaning) =>
  [subject, classes, category, university, department].some((ids) => ids.length > 0);

/** The tutors of the first way to read the search that finds somebody, and the filter it was read as. */
export async function findFirst(
  { db, lookupCache }: Services,
  query: HubQuery,
  wanted: PageWanted,
) {
  const lookups = lookupCache.current;
  const { search } = query;
  const index = searchIndexOf(lookups);
  const meaning = search === undefined ? NOTHING_SAID : readSearch(search, index);
  const unreadOf = (of: SearchMeaning) => (search === undefined ? [] : unreadIn(search, of, index));
  const asRead = unreadOf(meaning);
  let none = { meaning, filter: null, matches: 0, tutorIds: [], unread: asRead };
  const isOther = asksForOtherThing(search ?? '') && !asksForLessons(meaning);
  if (none.unread.length > 0 && (isOther || saysNothing(meaning, index))) return none;
  for (const way of waysToRead(meaning, search).flatMap(eachFirst)) {
    const filter = resolveFilter(query, way, lookups);
    if (filter === null) continue;
    if (way.unread && (await isSomeonesName(db, way.unread, lookups))) break;
    const found = await findHubPage(db, filter, wanted);
    // All of the words as a name leave none.
    const left = way.unread ? unreadOf(way.meaning) : [];
    const unread = way.meaning === meaning ? asRead : left;
    if (found.matches > 0) return { ...found, meaning: way.meaning, filter, unread };
    // No tutor's name: it was not understood, and is no reason for finding none.
    if (way.unread) none = { ...none, meaning: way.meaning, unread };
  }
  const { meaning: last } = none;
  if (last.nameWords.length === 0 || (await isSomeonesName(db, last.nameWords, lookups)))
    return none;
  const nameless = { ...last, nameWords: [] };
  return { ...none, meaning: nameless, unread: unreadOf(nameless) };
}
