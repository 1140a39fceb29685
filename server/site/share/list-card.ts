/**
 * Makes the card of a list of the board or the hub: its filter by name, and how many there are. A
 * search in somebody's own words, a circle or a salary are not said in names, so that nobody makes
 * pictures of ours that say what they like: such lists have the card of all pages.
 */

import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { JobsLanding } from '#core/site/api/landing.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, namesIn } from '#server/ground/services/lookup-row.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import type { Card } from './card.ts';
import { cardTexts } from './card-texts.ts';

export type ListKind = 'job-board' | 'hub';
export type ListCount = Pick<JobsLanding, 'total' | 'total_is_minimum'>;

const SAID = ['subjects', 'i_class', 'category_id', 'location_id', 'city_id', 'tutoring_place_id'];
type Said = Pick<JobFilter, 'subjects' | 'i_class' | 'category_id' | 'location_id'> & {
  city_id?: number | undefined;
  tutoring_place_id?: number | undefined;
};

export interface ListNames {
  topics: string[];
  areas: string[];
  city: string | undefined;
  place: string | undefined;
}

/** Undefined where the list is not filtered, or by what a card does not say. */
export function listNames(
  { order: _, ...filter }: JobFilter | HubFilter,
  lookups: Lookups,
  lang: Lang,
): ListNames | undefined {
  const fields = Object.keys(filter);
  if (fields.length === 0 || !fields.every((field) => SAID.includes(field))) return undefined;
  const said: Said = filter;
  let isKnown = true;
  const names = (table: LookupTable, ids: number | number[] = []) => {
    const wanted = [ids].flat();
    const found = namesIn(table, wanted, lang);
    if (found.length < wanted.length) isKnown = false;
    return found;
  };
  const given: ListNames = {
    topics: [
      names(lookups.subjects, said.subjects).join(', '),
      names(lookups.classes, said.i_class).join(', '),
      names(lookups.categories, said.category_id).join(', '),
    ].filter((topic) => topic !== ''),
    areas: names(lookups.locations, said.location_id),
    city: names(lookups.cities, said.city_id)[0],
    place: names(lookups.tutoringPlaces, said.tutoring_place_id)[0],
  };
  return isKnown ? given : undefined;
}

function titleOf(kind: ListKind, topic: string | undefined, city: string | undefined, lang: Lang) {
  const landing = cardTexts[lang].getFixedT(lang, 'landing');
  if (kind === 'job-board') {
    if (topic !== undefined)
      return city === undefined
        ? landing('jobs.title', { topic })
        : landing('jobs.titleIn', { topic, city });
    return city === undefined
      ? serverText('card.jobs', lang)
      : serverText('card.jobs_in', lang, { city });
  }
  if (topic === undefined)
    return city === undefined
      ? serverText('card.tutors', lang)
      : serverText('card.tutors_in', lang, { city });
  return city === undefined
    ? serverText('card.tutors_of', lang, { topic })
    : landing('tutors.title', { topic, city });
}

interface Given {
  kind: ListKind;
  names: ListNames;
  count: ListCount;
  lang: Lang;
}

export function listCard({ kind, names, count, lang }: Given): Card {
  const [topic, ...others] = names.topics;
  const n = createFormat(lang).number(count.total) + (count.total_is_minimum ? '+' : '');
  const isBoard = kind === 'job-board';
  return {
    lang,
    kicker: serverText(isBoard ? 'page.job_board' : 'page.hub', lang),
    title: titleOf(kind, topic, names.city, lang),
    lines: [others.join(' · '), names.areas.join(', '), names.place ?? ''].filter(
      (line) => line !== '',
    ),
    figure: serverText(isBoard ? 'card.open_jobs' : 'card.listed_tutors', lang, { n }),
  };
}
