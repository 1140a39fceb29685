import { createNameIndex } from '#core/search/names/name-index.ts';
import { searchNames } from '#core/search/names/search-names.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { LookupRow, LookupTable } from '#server/ground/services/lookup-row.ts';

const MAX_RESULTS = 50;

interface Named extends LookupRow {
  short?: string | null;
  /** False: named by a tutor and not looked at by staff yet. */
  isListed?: boolean;
}

const listed = (rows: LookupTable<Named>) =>
  [...rows.values()].filter(({ isListed }) => isListed !== false);

/** Made again only when the rows have been read again. */
const indexOf = onceFor((rows: LookupTable<Named>) =>
  createNameIndex(listed(rows), (row) => [row.name, row.nameBn, row.short ?? '', ...row.aliases]),
);

/** Long lists are asked for by text: any name, short name or alias. */
export function searchLookup(rows: LookupTable<Named>, text: string | undefined): LookupRow[] {
  if (text === undefined || text === '') return listed(rows).slice(0, MAX_RESULTS);
  return searchNames(indexOf(rows), text, MAX_RESULTS);
}
