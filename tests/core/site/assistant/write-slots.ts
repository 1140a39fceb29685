/** Slots as the corpus writes them: names instead of ids. */

import type { Slots } from '#core/search/slots/slots.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';

const PLACES = ['', 'group', 'home', 'online'];
const GENDERS = ['', 'male', 'female'];

function writeSalary({ min, max }: NonNullable<Slots['salary']>): string {
  if (min === max) return String(min);
  return `${min ?? ''}-${max ?? ''}`;
}

export function writeSlots(slots: Slots, lookups: Lookups, hasPhone: boolean): string[] {
  const nameOf = (table: ReadonlyMap<number, { name: string }>, id: number | undefined) =>
    id === undefined ? undefined : (table.get(id)?.name ?? '?');
  const names = (ids: readonly number[] | undefined) =>
    ids?.map((id) => nameOf(lookups.subjects, id)).join('+');
  const university = lookups.universities.get(slots.university ?? 0);
  const written: Record<string, string | number | undefined> = {
    who: slots.who,
    class: nameOf(lookups.classes, slots.class?.[0]),
    subjects: names(slots.subjects),
    without: names(slots.without),
    category: nameOf(lookups.categories, slots.category),
    city: nameOf(lookups.cities, slots.city),
    area: nameOf(lookups.areas, slots.area?.[0])?.replace(/ \(.*\)$/, ''),
    radius: slots.radius,
    place: PLACES[slots.place ?? 0] || undefined,
    days: slots.days,
    hours: slots.hours,
    months: slots.months,
    crash: slots.crash && 'yes',
    time: slots.time,
    salary: slots.salary && writeSalary(slots.salary),
    gender: GENDERS[slots.gender ?? 0] || undefined,
    university: university && (university.short ?? university.name),
    count: slots.count,
    phone: hasPhone ? 'yes' : undefined,
  };
  return Object.entries(written)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
}
