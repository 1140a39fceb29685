import type { Lang } from '#core/ground/i18n/lang.ts';
import type { TutorHubAnswer, TutorHubItem, TutorHubQuery } from '#core/market/api/hub.ts';
import { writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { NAME_KINDS, SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { NOTHING_SAID, readSearch, type SearchMeaning } from '#core/market/hub/read-search.ts';
import { nameWords, wantedNameKeys } from '#core/people/names/name-key.ts';
import { searchWithout } from '#core/search/explain-search.ts';
import type { Db } from '#server/ground/db/database.ts';
import { type PageWanted, pageUpTo } from '#server/ground/db/page-of.ts';
import { searchIndexOf } from '#server/ground/lookups/search-index.ts';
import { suggestionsFor } from '#server/ground/lookups/suggestions.ts';
import { presentUnderstood, presentWishes } from '#server/ground/lookups/understood.ts';
import { nearestSearches, offerNearest } from '#server/ground/nearest/nearest-searches.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readAcceptedShare } from '#server/people/acceptance/accepted-share.ts';
import { type CardTutor, readCards } from '#server/people/listing/read-tutors.ts';
import { askForOne } from './ask-for-one.ts';
import { COUNT_LIMIT, findHubPage } from './find-hub-page.ts';
import type { HubFilter } from './hub-filter.ts';
import { presentItem } from './present-item.ts';
import { checkFilterIds, type HubQuery, type ReadWords, resolveFilter } from './resolve-filter.ts';

const ONE = { page: 1, perPage: 1 };

/** "physics and math": who teaches both, and only where nobody does, who teaches one. */
const eachFirst = (way: ReadWords): ReadWords[] =>
  way.meaning.subject.length > 1 ? [{ ...way, needsEach: true }, way] : [way];

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
  const isElseSaid = Object.entries(meaning).some(
    ([kind, said]) => kind !== 'nameWords' && kind !== 'without' && Object.values(said).length > 0,
  );
  const without: ReadWords[] =
    hasName && isElseSaid
      ? [{ meaning: { ...meaning, nameWords: [] }, nameKeys: [], unread: meaning.nameWords }]
      : [];
  const isAllName = words.length === 0 || words.length === meaning.nameWords.length;
  const named = isAllName ? [] : namedAs({ ...NOTHING_SAID, nameWords: words });
  return [...first, ...named, ...without];
}

/** Returns whether a tutor is called so, whatever they teach and wherever. */
async function isSomeonesName(db: Db, words: string[], lookups: Lookups): Promise<boolean> {
  for (const way of namedAs({ ...NOTHING_SAID, nameWords: words })) {
    const filter = resolveFilter({}, way, lookups);
    if (filter !== null && (await findHubPage(db, filter, ONE)).matches > 0) return true;
  }
  return false;
}

async function findFirst({ db, lookupCache }: Services, query: HubQuery, wanted: PageWanted) {
  const lookups = lookupCache.current;
  const { search } = query;
  const meaning = search === undefined ? NOTHING_SAID : readSearch(search, searchIndexOf(lookups));
  const noneFound = { meaning, filter: null, matches: 0, tutorIds: [], unread: [] };
  for (const way of waysToRead(meaning, search).flatMap(eachFirst)) {
    const filter = resolveFilter(query, way, lookups);
    if (filter === null) continue;
    if (way.unread && (await isSomeonesName(db, way.unread, lookups))) break;
    const found = await findHubPage(db, filter, wanted);
    if (found.matches > 0)
      return { ...found, meaning: way.meaning, filter, unread: way.unread ?? [] };
  }
  return noneFound;
}

/** Returns what was understood, each with the words that remain without it. */
function withRests(
  search: string | undefined,
  meaning: SearchMeaning,
  lookups: Lookups,
  lang: Lang,
): TutorHubAnswer['understood'] {
  const present = (of: SearchMeaning) => [
    ...presentUnderstood(NAME_KINDS, of, lookups, lang),
    ...presentWishes(of, lookups, lang),
  ];
  const found = present(meaning);
  if (search === undefined || found.length === 0) return [];
  const read = (text: string) => present(readSearch(text, searchIndexOf(lookups)));
  const rests = searchWithout(search, found, read);
  return found.map((one, place) => ({ ...one, without: rests[place] ?? '' }));
}

/** Adds the distance to the nearest area of the tutor within that of the filter. */
function withDistance(item: TutorHubItem, tutor: CardTutor, filter: HubFilter | null) {
  const near = filter?.nearbyAreas?.find(
    ({ locationId }) =>
      locationId === tutor.locationId || tutor.preferredLocationIds.includes(locationId),
  );
  if (near === undefined) return item;
  return { ...item, distance_km: Math.round(near.distanceKm * 10) / 10 };
}

const ONLINE = { en: 'online', bn: 'অনলাইন' };

/** Finds what is nearest to a search that found nobody, and finds somebody. */
function findNearest(services: Services, filter: HubQuery, lang: Lang) {
  const lookups = services.lookupCache.current;
  const searches = nearestSearches({
    filter,
    read: (search) => {
      const meaning = readSearch(search, searchIndexOf(lookups));
      const { location: areas, subject: subjects, class: classes } = meaning;
      return { areas, subjects, classes, understood: withRests(search, meaning, lookups, lang) };
    },
    online: (placeless, search) => ({
      ...placeless,
      search: `${search} ${ONLINE[lang]}`.trim().slice(0, SEARCH_MAX),
    }),
    lookups,
    lang,
  });
  const count = async (nearest: HubQuery) => (await findFirst(services, nearest, ONE)).matches;
  return offerNearest(searches, count, { limit: COUNT_LIMIT, write: writeHubFilter });
}

/** Both forms of the hub, GET and POST. */
export async function listTutors(
  services: Services,
  query: TutorHubQuery,
  lang: Lang,
): Promise<TutorHubAnswer> {
  const { page, per_page: perPage, lang: _, ...fields } = query;
  const lookups = services.lookupCache.current;
  checkFilterIds(fields, lookups);
  const { matches, tutorIds, meaning, filter, unread } = await findFirst(services, fields, {
    page,
    perPage,
  });
  const rows = tutorIds.length === 0 ? [] : await readCards(services.db, tutorIds);
  // A name that no tutor has may be a misspelt place.
  const notFound = matches === 0 ? meaning.nameWords : unread;
  const data = rows.map((tutor) => withDistance(presentItem(tutor, lookups, lang), tutor, filter));
  return {
    ...pageUpTo(COUNT_LIMIT, { page, perPage }, matches, data),
    understood: withRests(fields.search, meaning, lookups, lang),
    name_words: meaning.nameWords,
    unread_words: unread,
    suggestions: suggestionsFor(fields.search ?? '', notFound, {
      names: searchIndexOf(lookups).names,
      lookups,
      lang,
    }),
    ...(page === 1 && { accepted_share: await readAcceptedShare(services) }),
    ...(matches === 0 &&
      page === 1 && {
        nearest: await findNearest(services, fields, lang),
        ask: askForOne(fields, meaning, lookups),
      }),
  };
}
