import type { Lang } from '#core/ground/i18n/lang.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import type { RoutineEntry } from '#core/tuition/api/routine.ts';
import { toClock } from '#core/tuition/teaching/day-clock.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameSubjects } from '../name-subjects.ts';
import type { EntryRow } from './tutor-routine.ts';

interface EntryReader {
  side: OwnSide;
  /** The names of the tutor's other tuitions, by id. */
  names: ReadonlyMap<number, string>;
  lookups: Lookups;
  lang: Lang;
}

/** `clashing`: ids of the tutor's tuitions at the same time. Which they are is the tutor's alone. */
export const presentEntry = (
  entry: EntryRow,
  clashing: readonly number[],
  { side, names, lookups, lang }: EntryReader,
): RoutineEntry => ({
  id: entry.id,
  day: DAYS[entry.day] ?? 'saturday',
  starts_at: toClock(entry.startMinute),
  minutes: entry.minutes,
  subjects: nameSubjects(entry.subjectIds, lookups, lang),
  changed_by: entry.changedBy,
  changed_at: entry.changedAt.toISOString(),
  is_elsewhere: clashing.length > 0,
  clashes:
    side === 'tutor' ? clashing.map((id) => ({ tuition_id: id, name: names.get(id) ?? '' })) : [],
});
