/** The rows whose names begin as asked for, or that are known by their ids: `name-starts.ts` from the other side. */
import { toWords } from '#core/search/normalise/to-words.ts';
import type { UniversityRow } from './gazetteer-data.ts';
import { toNameKey } from './name-starts.ts';
import { joinWords, type Kind } from './phrase-index.ts';
import { toNamings } from './prepare-gazetteer.ts';

export interface NameTable<Row> {
  /** `rank`: place in the list of all. */
  rows: readonly (Row & { rank: number })[];
  /** Every name as it sounds, with the ids of what it names. */
  keys: ReadonlyMap<string, ReadonlySet<number>>;
}

export function createNameTable<Row extends UniversityRow>(
  kind: Kind,
  rows: readonly Row[],
): NameTable<Row> {
  const keys = new Map<string, Set<number>>();
  for (const { id, names } of toNamings(kind, rows))
    for (const name of names) {
      const key = toNameKey(joinWords(toWords(name)));
      keys.set(key, (keys.get(key) ?? new Set()).add(id));
    }
  return { rows: rows.map((row, rank) => ({ ...row, rank })), keys };
}

export function findByStart<Row extends UniversityRow>(
  { rows, keys }: NameTable<Row>,
  starts: readonly string[],
  ids: readonly number[],
) {
  const found = new Set(ids);
  for (const [key, named] of keys)
    if (starts.some((start) => key.startsWith(start))) for (const id of named) found.add(id);
  return rows.filter(({ id }) => found.has(id));
}
