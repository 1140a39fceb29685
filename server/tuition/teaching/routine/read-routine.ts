/** The routine of one tuition for one of its two people. */

import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isTaken } from '#core/market/hire/application-stages.ts';
import type { RoutineAnswer } from '#core/tuition/api/routine.ts';
import { agreedMinutes } from '#core/tuition/teaching/routine.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { appointedOn } from '../appointed-on.ts';
import { listLiveTuitions, type OwnTuition } from '../find-own-tuition.ts';
import { nameTuition } from '../name-tuition.ts';
import { readStanding } from '../terms-in-force.ts';
import { presentEntry } from './present-entry.ts';
import { readEntries } from './routine-entries.ts';
import { clashesOf, readTutorRoutine } from './tutor-routine.ts';

export async function readRoutine(
  { lookupCache, now }: Services,
  db: Db,
  person: Person,
  tuition: OwnTuition,
  lang: Lang,
): Promise<RoutineAnswer> {
  const { side, application, tutor } = tuition;
  const standing = await readStanding(db, [tuition], dhakaDate(now()));
  const lookups = lookupCache.current;
  const entries = await readEntries(db, application.id);
  const isLive = isTaken(application.stage);
  const all = isLive ? await readTutorRoutine(db, [tutor.id]) : [];
  const own = side === 'tutor' && isLive ? await listLiveTuitions(db, person) : [];
  const names = new Map(own.map((one) => [one.application.id, nameTuition(one, lookups, lang)]));
  return {
    days_in_week: standing(application.id).daysInWeek,
    agreed_minutes: agreedMinutes(tuition.job.tutoringDuration),
    may_change: isLive,
    appointed_on: await appointedOn(db, application),
    entries: entries.map((entry) =>
      presentEntry(entry, clashesOf({ entry, tutorId: tutor.id }, all), {
        side,
        names,
        lookups,
        lang,
      }),
    ),
  };
}
