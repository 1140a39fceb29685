import type { Lang } from '#core/ground/i18n/lang.ts';

export interface LookupRow {
  id: number;
  name: string;
  nameBn: string;
  aliases: string[];
}

export const nameOf = (row: LookupRow, lang: Lang) => (lang === 'bn' ? row.nameBn : row.name);

export type LookupTable<T extends LookupRow = LookupRow> = ReadonlyMap<number, T>;

/** Returns the name; empty for an id whose row has gone missing: a job must still be shown. */
export function nameIn(table: LookupTable, id: number, lang: Lang): string {
  const row = table.get(id);
  return row === undefined ? '' : nameOf(row, lang);
}

/** The names of the known ids, in the order of the ids. */
export function namesIn(table: LookupTable, ids: readonly number[], lang: Lang): string[] {
  const names: string[] = [];
  for (const id of ids) {
    const row = table.get(id);
    if (row !== undefined) names.push(nameOf(row, lang));
  }
  return names;
}
