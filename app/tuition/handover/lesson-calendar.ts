/** The first lesson for the calendar of the device. The library is fetched with the first press. */

import { dayjs } from '#core/ground/dates/dhaka.ts';

interface LessonEvent {
  applicationId: number;
  title: string;
  /** An instant in UTC. */
  at: string;
  place: string;
  notes: string;
  host: string;
}

const LESSON_MINUTES = 60;
/** An hour, without the plugin of durations: two screens load this with their first view. */
const REMIND_SECONDS = 3_600;

export async function makeLessonFile({
  applicationId,
  title,
  at,
  place,
  notes,
  host,
}: LessonEvent): Promise<Blob> {
  const { default: createCalendar, ICalAlarmType } = await import('ical-generator');
  const start = new Date(at);
  const calendar = createCalendar({ name: title, prodId: { company: host, product: 'lessons' } });
  calendar
    .createEvent({
      // The same lesson at another time replaces the first one.
      id: `first-lesson-${applicationId}@${host}`,
      sequence: Math.floor(Date.now() / 1000),
      start,
      end: dayjs.utc(start).add(LESSON_MINUTES, 'minute').toDate(),
      summary: title,
      location: place,
      description: notes,
    })
    .createAlarm({ type: ICalAlarmType.display, trigger: REMIND_SECONDS, description: title });
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}
