/** The names a search is read with; made again only when the lookups have been read again. */
import type { NamedRow } from '#core/assistant/gazetteer/lookup-data.ts';
import { prepareLookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import { indexDepartments, type SearchLookups } from '#core/hub/read-search.ts';
import type { Lookups } from '#server/lookups/load-lookups.ts';
import type { LookupRow } from '#server/lookups/lookup-row.ts';

const toNamed = ({ id, name, nameBn, aliases }: LookupRow): NamedRow => ({
  id,
  name,
  name_bn: nameBn,
  aliases,
});

const rowsOf = (table: ReadonlyMap<number, LookupRow>) => Array.from(table.values(), toNamed);

/** Hours in which people answer: of the assistant, and of no use here. */
const NOBODY = { opens: 0, closes: 0 };

function prepare(lookups: Lookups): SearchLookups {
  const names = prepareLookups({
    categories: rowsOf(lookups.categories),
    classes: Array.from(lookups.classes.values(), (row) => ({
      ...toNamed(row),
      category_id: row.categoryId,
    })),
    subjects: rowsOf(lookups.subjects),
    classSubjects: [],
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
    faq: [],
    support: NOBODY,
  });
  return { names, departments: indexDepartments(rowsOf(lookups.departments)) };
}

const prepared = new WeakMap<Lookups, SearchLookups>();

export function searchIndexOf(lookups: Lookups): SearchLookups {
  const known = prepared.get(lookups);
  if (known !== undefined) return known;
  const made = prepare(lookups);
  prepared.set(lookups, made);
  return made;
}
