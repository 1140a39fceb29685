import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { NameKind } from '#core/market/hub/hub-constants.ts';
import type { Except, ExceptKind } from '#core/search/slots/except-of.ts';
import type { SalaryWish } from '#core/search/slots/slots.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import { serverText } from '#server/ground/text/server-text.ts';

/** The table in which things of a kind have their names. */
export function tableOf(kind: Exclude<NameKind, 'gender'>, lookups: Lookups): LookupTable {
  const tables: Record<typeof kind, LookupTable> = {
    category: lookups.categories,
    class: lookups.classes,
    subject: lookups.subjects,
    city: lookups.cities,
    location: lookups.locations,
    university: lookups.universities,
    department: lookups.departments,
    place: lookups.tutoringPlaces,
  };
  return tables[kind];
}

/**
 * Returns what the words of a search were taken for, each name once: Class 8 is one of every
 * medium.
 */
export function presentUnderstood<Kind extends NameKind>(
  kinds: readonly Kind[],
  meaning: Record<Kind, readonly number[]>,
  lookups: Lookups,
  lang: Lang,
): { kind: Kind; id: number; text: string }[] {
  const textOf = (kind: NameKind, id: number) =>
    kind === 'gender'
      ? serverText(id === 1 ? 'hub.male' : 'hub.female', lang)
      : nameIn(tableOf(kind, lookups), id, lang);
  const all = kinds.flatMap((kind) =>
    meaning[kind].map((id) => ({ kind, id, text: textOf(kind, id) })),
  );
  return all.filter(
    ({ kind, text }, place) =>
      all.findIndex((other) => other.kind === kind && other.text === text) === place,
  );
}

interface Wishes {
  without: readonly number[];
  except: Except;
  salary: SalaryWish;
  order?: 'salary' | 'newest' | 'rating';
}

/** Returns what is not wanted, the sum and the order, as texts. Only subjects have their ids in it. */
export function presentWishes(
  { without, except, salary, order }: Wishes,
  lookups: Lookups,
  lang: Lang,
) {
  const textOf = (name: string) => serverText('board.without', lang, { name });
  const subjects = without.map((id) => {
    const text = textOf(nameIn(lookups.subjects, id, lang));
    return { kind: 'without' as const, id, text };
  });
  const kinds = Object.keys(except) as ExceptKind[];
  const names = kinds.flatMap((kind) =>
    except[kind].map((id) => textOf(nameIn(tableOf(kind, lookups), id, lang))),
  );
  const others = [...new Set(names)].map((text) => ({ kind: 'without' as const, id: null, text }));
  const orders =
    order === undefined
      ? []
      : [{ kind: 'order' as const, id: null, text: serverText(`board.order_${order}`, lang) }];
  return [...subjects, ...others, ...presentSalary(salary, lang), ...orders];
}

function presentSalary({ min, max }: SalaryWish, lang: Lang) {
  if (min === undefined && max === undefined) return [];
  const { money } = createFormat(lang);
  const values = { from: money(min ?? 0), to: money(max ?? 0) };
  const key = max === undefined ? 'salary_from' : min === undefined ? 'salary_to' : 'salary_range';
  return [{ kind: 'salary' as const, id: null, text: serverText(`board.${key}`, lang, values) }];
}
