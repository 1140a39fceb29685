/** The week of all own tuitions that go on: of a tutor, or of a guardian's tutors. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listLiveTuitions } from '../find-own-tuition.ts';
import { classOf, nameTuition, otherName } from '../name-tuition.ts';
import { presentEntry } from './present-entry.ts';
import { clashesOf, readTutorRoutine } from './tutor-routine.ts';

export async function readWeek(
  { db, lookupCache }: Services,
  person: Person,
  lang: Lang,
): Promise<WeekAnswer> {
  const lookups = lookupCache.current;
  const tuitions = await listLiveTuitions(db, person);
  const all = await readTutorRoutine(db, [...new Set(tuitions.map(({ tutor }) => tutor.id))]);
  const byId = new Map(tuitions.map((tuition) => [tuition.application.id, tuition]));
  const names = new Map(
    tuitions.map((one) => [one.application.id, nameTuition(one, lookups, lang)]),
  );
  return {
    tuitions: tuitions.map((tuition) => ({
      id: tuition.application.id,
      class_name: classOf(tuition, lookups, lang),
      student_name: tuition.details?.studentName ?? null,
      other_name: otherName(tuition),
    })),
    entries: all.flatMap((one) => {
      const { entry } = one;
      const tuition = byId.get(entry.applicationId);
      if (tuition === undefined) return [];
      const reader = { side: tuition.side, names, lookups, lang };
      return [
        { ...presentEntry(entry, clashesOf(one, all), reader), tuition_id: entry.applicationId },
      ];
    }),
  };
}
