import type { LookupItem } from '#core/ground/api/lookup.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { type LookupRow, nameOf } from '#server/ground/services/lookup-row.ts';

/** A select list in the order of the reference files. */
export function listLookup(rows: Iterable<LookupRow>, lang: Lang): LookupItem[] {
  return Array.from(rows, (row) => ({ id: row.id, text: nameOf(row, lang) }));
}
