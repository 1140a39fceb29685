import type { Lang } from '#core/api/schemas/fields.ts';
import type { Lookups } from '#server/lookups/load-lookups.ts';
import { nameIn } from '#server/lookups/lookup-row.ts';

export type NoticeValues = Record<string, string | number>;

/** Stored are ids, so that each reader gets the names in his or her language. */
export function nameValues(lookups: Lookups, lang: Lang, values: NoticeValues): NoticeValues {
  const tables = {
    class: lookups.classes,
    location: lookups.locations,
    city: lookups.cities,
  };
  const named = Object.entries(tables).flatMap(([name, table]) => {
    const id = values[`${name}_id`];
    return typeof id === 'number' ? [[`${name}_name`, nameIn(table, id, lang)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(named) };
}
