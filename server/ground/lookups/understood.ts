import type { Lang } from '#core/ground/i18n/lang.ts';
import type { UnderstoodKind } from '#core/market/hub/hub-constants.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import { serverText } from '#server/ground/text/server-text.ts';

/**
 * Returns what the words of a search were taken for, each name once: Class 8 is one of every
 * medium.
 */
export function presentUnderstood<Kind extends UnderstoodKind>(
  kinds: readonly Kind[],
  meaning: Record<Kind, readonly number[]>,
  lookups: Lookups,
  lang: Lang,
): { kind: Kind; id: number; text: string }[] {
  const tables: Record<Exclude<UnderstoodKind, 'gender'>, LookupTable> = {
    category: lookups.categories,
    class: lookups.classes,
    subject: lookups.subjects,
    city: lookups.cities,
    location: lookups.locations,
    university: lookups.universities,
    department: lookups.departments,
    place: lookups.tutoringPlaces,
  };
  const textOf = (kind: UnderstoodKind, id: number) =>
    kind === 'gender'
      ? serverText(id === 1 ? 'hub.male' : 'hub.female', lang)
      : nameIn(tables[kind], id, lang);
  const all = kinds.flatMap((kind) =>
    meaning[kind].map((id) => ({ kind, id, text: textOf(kind, id) })),
  );
  return all.filter(
    ({ kind, text }, place) =>
      all.findIndex((other) => other.kind === kind && other.text === text) === place,
  );
}
