import { createNameIndex, type NameIndex } from '#core/search/names/name-index.ts';
import { searchNames } from '#core/search/names/search-names.ts';
import type { LookupRow, LookupTable } from '#server/services/lookup-row.ts';

const MAX_RESULTS = 50;

interface Named extends LookupRow {
  short?: string | null;
  /** False: named by a tutor and not looked at by staff yet. */
  isListed?: boolean;
}

const listed = (rows: LookupTable<Named>) =>
  [...rows.values()].filter(({ isListed }) => isListed !== false);

/** Made again only when the rows have been read again. */
const indexes = new WeakMap<LookupTable<Named>, NameIndex<Named>>();

function indexOf(rows: LookupTable<Named>): NameIndex<Named> {
  const known = indexes.get(rows);
  if (known !== undefined) return known;
  const index = createNameIndex(listed(rows), (row) => [
    row.name,
    row.nameBn,
    row.short ?? '',
    ...row.aliases,
  ]);
  indexes.set(rows, index);
  return index;
}

/** Long lists are asked for by text: any name, short name or alias. */
export function searchLookup(rows: LookupTable<Named>, text: string | undefined): LookupRow[] {
  if (text === undefined || text === '') return listed(rows).slice(0, MAX_RESULTS);
  return searchNames(indexOf(rows), text, MAX_RESULTS);
}
