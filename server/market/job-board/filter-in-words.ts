/** The filter of the board in words, for who reads it elsewhere: in a feed or a message. */
import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { DEFAULT_DISTANCE_KM, GENDER } from '#core/ground/limits/job-constants.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { NOTHING_EXCEPT } from '#core/search/slots/except-of.ts';
import { presentWishes } from '#server/ground/lookups/understood.ts';
import { nearestPlace } from '#server/ground/places/nearest-place.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, namesIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';

/** The words of the search and the names of what was chosen. */
export function chosenNames(filter: JobFilter, lookups: Lookups, lang: Lang): string[] {
  const { search = '', city_id, tutoring_place_id } = filter;
  const chosen: [LookupTable, number | number[] | undefined][] = [
    [lookups.tutoringPlaces, tutoring_place_id],
    [lookups.categories, filter.category_id],
    [lookups.classes, filter.i_class],
    [lookups.locations, filter.location_id],
    [lookups.cities, city_id],
    [lookups.subjects, filter.subjects],
  ];
  return [
    search,
    ...chosen.flatMap(([table, ids = []]) => namesIn(table, [ids].flat(), lang)),
  ].filter((name) => name !== '');
}

function nearText(services: Services, filter: JobFilter, lang: Lang): string[] {
  const { latitude, longitude, distance = DEFAULT_DISTANCE_KM } = filter;
  if (latitude === undefined || longitude === undefined) return [];
  const { place } = nearestPlace(services, { latitude, longitude }, lang);
  if (place === null) return [];
  const km = createFormat(lang).number(distance);
  return [serverText('board.near', lang, { km, place: place.description })];
}

/** Returns all that narrows the list, `Class 8 · Mathematics`; empty where nothing does. */
export function filterInWords(services: Services, filter: JobFilter, lang: Lang): string {
  const lookups = services.lookupCache.current;
  const { tutor_gender, actual_salary_min: min, actual_salary_max: max, jobid } = filter;
  const gender = tutor_gender === GENDER.male ? 'hub.male' : 'hub.female';
  const hasGender = tutor_gender !== undefined && tutor_gender !== GENDER.any;
  const salary = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return [
    ...chosenNames(filter, lookups, lang),
    ...nearText(services, filter, lang),
    ...(hasGender ? [serverText(gender, lang)] : []),
    ...presentWishes({ without: [], except: NOTHING_EXCEPT, salary }, lookups, lang).map(
      ({ text }) => text,
    ),
    ...(jobid ? [serverText('board.job', lang, { job_id: createFormat(lang).id(jobid) })] : []),
  ].join(' · ');
}
