import { createNameIndex, searchNames } from '#core/geo/search-names.ts';
import type { LookupRow } from './lookup-row.ts';

const MAX_RESULTS = 50;

interface Named extends LookupRow {
  short?: string | null;
}

/** Long lists are asked for by text: any name, short name or alias. */
export function searchLookup<T extends Named>(
  rows: ReadonlyMap<number, T>,
  text: string | undefined,
): T[] {
  if (text === undefined || text === '') return [...rows.values()].slice(0, MAX_RESULTS);
  const index = createNameIndex(rows.values(), (row) => [
    row.name,
    row.nameBn,
    row.short ?? '',
    ...row.aliases,
  ]);
  return searchNames(index, text, MAX_RESULTS);
}
