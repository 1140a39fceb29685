/** The lessons of a tuition in a month, counted. Source: docs/requirements/tuition/teaching.md, "Monthly report". */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { LessonReport, LessonReportAnswer } from '#core/tuition/api/lessons.ts';
import { isHeld } from '#core/tuition/teaching/lesson-states.ts';
import { lessonsAgreed } from '#core/tuition/teaching/lessons-agreed.ts';
import { isPausedOn } from '#core/tuition/teaching/terms-in-force.ts';
import { isThere } from '#server/ground/db/lesson-conditions.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentEnd } from '#server/market/hiring/tuition-end.ts';
import { appointedOn } from '../appointed-on.ts';
import type { OwnTuition } from '../find-own-tuition.ts';
import { pausesOf, readAgreedChanges, termsOn } from '../terms-in-force.ts';
import { presentLesson } from './present-lesson.ts';

type Reading = Pick<Services, 'db' | 'lookupCache' | 'now'>;

async function listMonths({ db }: Reading, applicationId: number): Promise<string[]> {
  const month = sql<string>`to_char(${tuitionLessons.day}, 'YYYY-MM')`;
  const rows = await db
    .selectDistinct({ month })
    .from(tuitionLessons)
    .where(and(eq(tuitionLessons.applicationId, applicationId), isThere))
    .orderBy(desc(month));
  return rows.map((row) => row.month);
}

async function readMonth(
  { db, lookupCache, now }: Reading,
  tuition: OwnTuition,
  month: string,
  lang: Lang,
): Promise<LessonReport> {
  const { application } = tuition;
  const at = now();
  const { day, startMinute, applicationId } = tuitionLessons;
  const rows = await db
    .select()
    .from(tuitionLessons)
    .where(
      and(
        eq(applicationId, application.id),
        isThere,
        sql`${day} >= ${`${month}-01`}::date and ${day} < ${`${month}-01`}::date + interval '1 month'`,
      ),
    )
    .orderBy(asc(day), asc(startMinute));
  const lessons = rows.map((row) =>
    presentLesson(row, { lookups: lookupCache.current, lang, now: at }),
  );
  const held = lessons.filter(({ standing }) => isHeld(standing));
  const number = (...standings: string[]) =>
    lessons.filter(({ standing }) => standings.includes(standing)).length;
  const end = presentEnd(application);
  const changes = (await readAgreedChanges(db, [application.id])).get(application.id) ?? [];
  const pauses = pausesOf(changes);
  return {
    month,
    agreed: lessonsAgreed({
      month,
      from: await appointedOn(db, application),
      until: dhakaDate(end === null ? at : new Date(Math.min(Date.parse(end.at), at.getTime()))),
      daysInWeekOn: (day) =>
        pauses.some((pause) => isPausedOn(pause, day))
          ? 0
          : termsOn(tuition, changes, day).daysInWeek,
    }),
    held: held.length,
    minutes: held.reduce((sum, { minutes }) => sum + minutes, 0),
    confirmed: number('confirmed', 'held'),
    waiting: number('waiting'),
    disputed: number('disputed', 'kept'),
    not_held: number('not_held'),
    lessons,
  };
}

export async function reportLessons(
  services: Reading,
  tuition: OwnTuition,
  { month, lang }: { month?: string | undefined; lang: Lang },
): Promise<LessonReportAnswer> {
  const months = await listMonths(services, tuition.application.id);
  const wanted = month ?? months[0];
  return {
    months,
    report: wanted === undefined ? null : await readMonth(services, tuition, wanted, lang),
  };
}
