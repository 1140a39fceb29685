/** The real lookup lists, and questions and answers as the site would give them. */

import { runAtOnce } from '#core/ground/steps.ts';
import { CONCEPT_WORDS } from '#core/search/lexicon/concept-words.ts';
import type { LookupData } from '#core/site/assistant/lookups/lookup-data.ts';
import { prepareLookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { DANGER_RULES, DANGER_WORDS } from '#core/site/assistant/safety/danger-words.ts';
import { TROUBLE_RULES, TROUBLE_WORDS } from '#core/site/assistant/troubles/trouble-words.ts';
import * as read from '#server/ground/reference/read-reference.ts';
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
    words: CONCEPT_WORDS,
    danger: { words: DANGER_WORDS, rules: DANGER_RULES },
    troubles: { words: TROUBLE_WORDS, rules: TROUBLE_RULES },
    support: { opens: 10, closes: 22 },
  };
}

export const readLookups = () => runAtOnce(prepareLookups(readLookupData()));
