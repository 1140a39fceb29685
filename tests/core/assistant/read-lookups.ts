/** The real lookup lists, and questions and answers as the site would give them. */
import type { LookupData } from '#core/assistant/gazetteer/lookup-data.ts';
import { prepareLookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import * as read from '#server/reference/read-reference.ts';
import { FAQ_ROWS } from './faq-rows.ts';

export function readLookupData(): LookupData {
  return {
    categories: read.readNames('categories'),
    classes: read.readClasses(),
    subjects: read.readNames('subjects'),
    classSubjects: read.readClassSubjects(),
    cities: read.readCities(),
    areas: read.readLocations(),
    universities: read.readUniversities(),
    faq: FAQ_ROWS,
    support: { opens: 10, closes: 22 },
  };
}

export const readLookups = () => prepareLookups(readLookupData());
