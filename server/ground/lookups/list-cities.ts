import type { LookupItem } from '#core/ground/api/lookup.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameOf } from '#server/ground/services/lookup-row.ts';

const byName: Record<Lang, Intl.Collator> = {
  en: new Intl.Collator('en'),
  bn: new Intl.Collator('bn'),
};

/**
 * The cities as a select list: the great ones first, in the order of the reference file, then the
 * others, which have one place there, by name in the reader's language.
 */
export const listCities = ({ cities }: Pick<Lookups, 'cities'>, lang: Lang): LookupItem[] =>
  Array.from(cities.values(), (row) => ({ id: row.id, text: nameOf(row, lang), sort: row.sort }))
    .sort((one, other) => one.sort - other.sort || byName[lang].compare(one.text, other.text))
    .map(({ id, text }) => ({ id, text }));
