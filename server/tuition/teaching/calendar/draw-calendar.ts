/** The week of a person as an iCalendar: no phone, no address, no child's name. */

import createCalendar, { ICalEventRepeatingFreq } from 'ical-generator';
import { brand } from '#core/ground/brand.ts';
import { DAY, dayjs, dhaka, dhakaDayEnd, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaClock, dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { firstName } from '#core/people/names/first-name.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { toClock } from '#core/tuition/teaching/day-clock.ts';
import { isPausedOn, lastPausedDay } from '#core/tuition/teaching/terms-in-force.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import type { Person } from '#server/ground/request/caller.ts';
import { namesIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { listLiveTuitions, type OwnTuition } from '../find-own-tuition.ts';
import { classOf, otherName } from '../name-tuition.ts';
import { type EntryRow, readTutorRoutine } from '../routine/tutor-routine.ts';
import { readStanding, type Standing } from '../terms-in-force.ts';

/** Bangladesh keeps its hour all year round, so a week later in UTC is a week later there. */
function firstBegin({ day, startMinute, changedAt }: EntryRow): Date {
  const ahead = DAYS.map((_, days) => dhaka(changedAt).add(days, 'day').format(DAY));
  const first = ahead.find((date) => weekDayOf(date) === DAYS[day]) ?? dhakaDate(changedAt);
  return dhakaInstant(first, toClock(startMinute));
}

/** No lesson falls into a pause both agreed to, and none after the last day of a notice. */
function whenNot(start: Date, { pauses, notice }: Standing) {
  const exclude = pauses.flatMap((pause) => {
    const last = dhakaInstant(lastPausedDay(pause), dhakaClock(start));
    const dates: Date[] = [];
    for (let at = start; at <= last; at = dayjs.utc(at).add(1, 'week').toDate())
      if (isPausedOn(pause, dhakaDate(at))) dates.push(at);
    return dates;
  });
  return {
    // An empty list would be written as an empty line, which no other calendar can read.
    ...(exclude.length > 0 && { exclude }),
    ...(notice && { until: dhakaDayEnd(notice.lastDay) }),
  };
}

export async function drawCalendar(
  { db, config, lookupCache, now }: Services,
  person: Person,
): Promise<string> {
  const { lang } = person.user;
  const lookups = lookupCache.current;
  const { host } = new URL(config.publicUrl);
  const tuitions = await listLiveTuitions(db, person);
  const byId = new Map<number, OwnTuition>(tuitions.map((one) => [one.application.id, one]));
  const standing = await readStanding(db, tuitions, dhakaDate(now()));
  const entries = await readTutorRoutine(db, [...new Set(tuitions.map(({ tutor }) => tutor.id))]);
  const calendar = createCalendar({
    name: serverText('teaching.calendar_name', lang, {
      brand: lang === 'bn' ? brand.nameBn : brand.name,
    }),
    prodId: { company: host, product: 'routine' },
    ttl: inSeconds({ hours: 6 }),
  });
  for (const { entry } of entries) {
    const tuition = byId.get(entry.applicationId);
    if (tuition === undefined) continue;
    const start = firstBegin(entry);
    const subjects = namesIn(lookups.subjects, entry.subjectIds, lang).join(', ');
    const what = [classOf(tuition, lookups, lang), subjects].filter(Boolean).join(': ');
    calendar.createEvent({
      id: `routine-${entry.id}@${host}`,
      // A change of the same time replaces it.
      sequence: Math.floor(entry.changedAt.getTime() / 1000),
      stamp: entry.changedAt,
      start,
      end: dayjs.utc(start).add(entry.minutes, 'minute').toDate(),
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        ...whenNot(start, standing(entry.applicationId)),
      },
      summary: `${what} · ${firstName(otherName(tuition))}`,
    });
  }
  return calendar.toString();
}
