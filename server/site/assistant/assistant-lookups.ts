/** Everything the assistant knows of the world in one answer, without what it has no use for. */

import { brand } from '#core/ground/brand.ts';
import { CONCEPT_WORDS } from '#core/search/lexicon/concept-words.ts';
import type { AssistantLookups } from '#core/site/api/assistant.ts';
import { DANGER_RULES, DANGER_WORDS } from '#core/site/assistant/safety/danger-words.ts';
import { TROUBLE_RULES, TROUBLE_WORDS } from '#core/site/assistant/troubles/trouble-words.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { LookupRow } from '#server/ground/services/lookup-row.ts';
import { faqRows } from './faq-rows.ts';

const named = ({ id, name, nameBn, aliases }: LookupRow) => ({
  id,
  name,
  name_bn: nameBn,
  aliases,
});
const all = (rows: ReadonlyMap<number, LookupRow>) => Array.from(rows.values(), named);

/** A hundred metres: an area's centre is no more exact. */
const toDegrees = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Returns the classes by category: of classes with one name the usual one, that of the first
 * category, comes first.
 */
function classesOf({ categories, classes }: Lookups) {
  const rows = [...classes.values()];
  return [...categories.keys()].flatMap((id) => rows.filter(({ categoryId }) => categoryId === id));
}

type Names = Omit<AssistantLookups, 'model'>;

/** Made again only when the names have been read again. */
export const assistantLookups = onceFor((lookups: Lookups): Names => present(lookups));

function present(lookups: Lookups): Names {
  const { locations, universities, subjectIdsOfClass } = lookups;
  return {
    categories: all(lookups.categories),
    classes: classesOf(lookups).map((row) => ({ ...named(row), category_id: row.categoryId })),
    subjects: all(lookups.subjects),
    class_subjects: Array.from(subjectIdsOfClass, ([class_id, subject_ids]) => ({
      class_id,
      subject_ids,
    })),
    cities: all(lookups.cities),
    areas: Array.from(locations.values(), (row) => ({
      ...named(row),
      city_id: row.cityId,
      latitude: toDegrees(row.latitude),
      longitude: toDegrees(row.longitude),
    })),
    // What tutors have named waits until staff have looked at it.
    universities: Array.from(universities.values())
      .filter(({ isListed }) => isListed)
      .map((row) => ({ ...named(row), ...(row.short ? { short: row.short } : {}) })),
    faq: [...faqRows],
    words: CONCEPT_WORDS,
    danger: { words: DANGER_WORDS, rules: DANGER_RULES },
    troubles: { words: TROUBLE_WORDS, rules: TROUBLE_RULES },
    support: brand.support,
  };
}
