/**
 * The searches that are nearest to one that found nothing: around its area, online, and of a subject that
 * often goes with the one asked for. The list itself counts each, so that no number promises more than it has.
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { AROUND_KM } from '#core/ground/limits/job-constants.ts';
import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { neighboursOf } from './neighbour-subjects.ts';

/** The filters that board and hub have in common. */
interface Asked {
  search?: string | undefined;
  city_id?: number | undefined;
  location_id?: number[] | undefined;
  i_class?: number[] | undefined;
  subjects?: number[] | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  distance?: number | undefined;
}

/** The things the words of a search say, each with the words that remain without it. */
export interface Said {
  areas: readonly number[];
  subjects: readonly number[];
  classes: readonly number[];
  understood: readonly { kind: string; without: string }[];
}

export interface NearestSearch<Filter> extends Pick<NearestOffer, 'kind' | 'id' | 'text'> {
  filter: Filter;
}

interface Wanted<Filter> {
  filter: Filter;
  read(search: string): Said;
  /** The same, of what is taught online; `search` is without the place. */
  online(filter: Filter, search: string): Filter;
  lookups: Lookups;
  lang: Lang;
}

const MOST_SUBJECTS = 4;
/** A place may be named by its area and its city, a subject by two. */
const MOST_NAMED = 4;
const NOTHING: Said = { areas: [], subjects: [], classes: [], understood: [] };
const isPlace = (kind: string) => kind === 'location' || kind === 'city';
const isSubject = (kind: string) => kind === 'subject';

function leaveOut(search: string, isOut: (kind: string) => boolean, read: (text: string) => Said) {
  let rest = search;
  for (let named = 0; named < MOST_NAMED && rest !== ''; named += 1) {
    const one = read(rest).understood.find(({ kind }) => isOut(kind));
    if (one === undefined) break;
    rest = one.without;
  }
  return rest;
}

export function nearestSearches<Filter extends Asked>(wanted: Wanted<Filter>) {
  const { filter, read, online, lookups, lang } = wanted;
  const search = filter.search ?? '';
  const said = search === '' ? NOTHING : read(search);
  const found: NearestSearch<Filter>[] = [];

  const withoutPlace = leaveOut(search, isPlace, read);
  const placeless = {
    ...filter,
    search: withoutPlace || undefined,
    city_id: undefined,
    location_id: undefined,
  };
  const [areaId] = filter.location_id ?? said.areas;
  const area = lookups.locations.get(areaId ?? 0);
  if (area && filter.latitude === undefined)
    found.push({
      kind: 'around',
      id: area.id,
      text: nameIn(lookups.locations, area.id, lang),
      filter: {
        ...placeless,
        latitude: area.latitude,
        longitude: area.longitude,
        distance: AROUND_KM,
      },
    });
  const isSomewhere =
    withoutPlace !== search || filter.city_id !== undefined || filter.latitude !== undefined;
  if (isSomewhere) {
    const anywhere = {
      ...placeless,
      latitude: undefined,
      longitude: undefined,
      distance: undefined,
    };
    found.push({ kind: 'online', id: null, text: '', filter: online(anywhere, withoutPlace) });
  }

  const chosen = filter.subjects ?? [];
  const classes = [...(filter.i_class ?? []), ...said.classes];
  const isTaught = (id: number) =>
    classes.length === 0 || classes.some((one) => lookups.subjectIdsOfClass.get(one)?.includes(id));
  const others = neighboursOf(chosen.length > 0 ? chosen : said.subjects).filter(isTaught);
  const withoutSubject = leaveOut(search, isSubject, read);
  for (const id of others.slice(0, MOST_SUBJECTS)) {
    const text = nameIn(lookups.subjects, id, lang);
    const words = `${withoutSubject} ${text}`.trim().slice(0, SEARCH_MAX);
    const changed = chosen.length > 0 ? { subjects: [id] } : { search: words };
    found.push({ kind: 'subject', id, text, filter: { ...filter, ...changed } });
  }
  return found;
}

/** The most searches of a kind that are offered. */
const MOST_OF = { around: 1, online: 1, subject: 2 };

/** Returns the searches that find something, with how many. */
export async function offerNearest<Filter>(
  searches: readonly NearestSearch<Filter>[],
  count: (filter: Filter) => Promise<number>,
  { limit, write }: { limit: number; write(filter: Filter): URLSearchParams },
): Promise<NearestOffer[]> {
  const counted = await Promise.all(
    searches.map(async ({ filter, ...offer }) => {
      const matches = await count(filter);
      return {
        ...offer,
        query: write(filter).toString(),
        total: Math.min(matches, limit),
        total_is_minimum: matches > limit,
      };
    }),
  );
  const found = counted.filter(({ total }) => total > 0);
  return found.filter(
    ({ kind }, place) =>
      found.slice(0, place).filter((before) => before.kind === kind).length < MOST_OF[kind],
  );
}
