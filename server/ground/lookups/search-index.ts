/** The names a search is read with; made again only when the lookups have been read again. */

import { runAtOnce } from '#core/ground/steps.ts';
import { indexDepartments, type SearchLookups } from '#core/market/hub/read-search.ts';
import type { NamedRow } from '#core/search/gazetteer/gazetteer-data.ts';
import { prepareGazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { CONCEPT_WORDS } from '#core/search/lexicon/concept-words.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { LookupRow } from '#server/ground/services/lookup-row.ts';

const toNamed = ({ id, name, nameBn, aliases }: LookupRow): NamedRow => ({
  id,
  name,
  name_bn: nameBn,
  aliases,
});

const rowsOf = (table: ReadonlyMap<number, LookupRow>) => Array.from(table.values(), toNamed);

function prepare(lookups: Lookups): SearchLookups {
  const names = runAtOnce(
    prepareGazetteer({
      categories: rowsOf(lookups.categories),
      classes: Array.from(lookups.classes.values(), (row) => ({
        ...toNamed(row),
        category_id: row.categoryId,
      })),
      subjects: rowsOf(lookups.subjects),
      classSubjects: [...lookups.subjectIdsOfClass].flatMap(([classId, subjectIds]) =>
        subjectIds.map((subjectId) => ({ classId, subjectId })),
      ),
      cities: rowsOf(lookups.cities),
      areas: Array.from(lookups.locations.values(), (row) => ({
        ...toNamed(row),
        city_id: row.cityId,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
      universities: Array.from(lookups.universities.values(), (row) => ({
        ...toNamed(row),
        short: row.short,
      })),
      words: CONCEPT_WORDS,
    }),
  );
  return { names, departments: indexDepartments(rowsOf(lookups.departments)) };
}

export const searchIndexOf = onceFor(prepare);
