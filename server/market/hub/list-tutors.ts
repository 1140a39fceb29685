import type { Lang } from '#core/ground/i18n/lang.ts';
import type { TutorHubAnswer, TutorHubItem, TutorHubQuery } from '#core/market/api/hub.ts';
import { writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { NAME_KINDS, SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { readSearch, type SearchMeaning } from '#core/market/hub/read-search.ts';
import { searchWithout } from '#core/search/explain-search.ts';
import { pageUpTo } from '#server/ground/db/page-of.ts';
import { searchIndexOf } from '#server/ground/lookups/search-index.ts';
import { suggestionsFor } from '#server/ground/lookups/suggestions.ts';
import { presentUnderstood, presentWishes } from '#server/ground/lookups/understood.ts';
import { nearestSearches, offerNearest } from '#server/ground/nearest/nearest-searches.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { readAcceptedShare } from '#server/people/acceptance/accepted-share.ts';
import { type CardTutor, readCards } from '#server/people/listing/read-tutors.ts';
import { askForOne } from './ask-for-one.ts';
import { findFirst, ONE } from './find-first.ts';
import { COUNT_LIMIT } from './find-hub-page.ts';
import type { HubFilter } from './hub-filter.ts';
import { presentItem } from './present-item.ts';
import { checkFilterIds, type HubQuery } from './resolve-filter.ts';

/** Returns the kinds of universities, and whether documents are to be checked, as texts. */
const presentKinds = (
  { universityType, isChecked }: SearchMeaning,
  lookups: Lookups,
  lang: Lang,
) => [
  ...universityType.map((id) => ({
    kind: 'university_type' as const,
    id: null,
    text: nameIn(lookups.universityTypes, id, lang),
  })),
  ...(isChecked
    ? [{ kind: 'checked' as const, id: null, text: serverText('hub.checked', lang) }]
    : []),
];

/** Returns what was understood, each with the words that remain without it. */
function withRests(
  search: string | undefined,
  meaning: SearchMeaning,
  lookups: Lookups,
  lang: Lang,
): TutorHubAnswer['understood'] {
  const present = (of: SearchMeaning) => [
    ...presentUnderstood(NAME_KINDS, of, lookups, lang),
    ...presentKinds(of, lookups, lang),
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
  const notFound = matches === 0 ? [...meaning.nameWords, ...unread] : unread;
  const presenting = { lookups, lang, now: services.now() };
  const data = rows.map((tutor) => withDistance(presentItem(tutor, presenting), tutor, filter));
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
