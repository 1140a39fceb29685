/** Online lessons of which somebody says that they did not take place. */
import { asc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { completeLesson, missLesson } from '#server/tuition/online-lessons/close-lesson.ts';
import { lockLesson, selectLessons } from '#server/tuition/online-lessons/find-lesson.ts';
import { tellOfLesson } from '#server/tuition/online-lessons/lesson-notices.ts';
import { presentDispute } from './present-dispute.ts';

interface Settlement {
  id: number;
  tookPlace: boolean;
  reason: string;
}

/** Both are notified; the money goes where the lesson went. */
const settleLesson = (
  services: Services,
  { id, tookPlace, reason }: Settlement,
  { user, origin }: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const row = await lockLesson(db, id);
    if (row.lesson.status !== 'disputed') throw new ApiError('wrong_state');
    if (tookPlace) await completeLesson(services, db, row, reason);
    else await missLesson(services, db, row, reason);
    const kind = tookPlace ? 'online_lesson_held' : 'online_lesson_missed';
    await tellOfLesson(services, db, row, 'guardian', kind, { reason });
    await tellOfLesson(services, db, row, 'tutor', kind, { reason });
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_online_lesson_settled',
      outcome: tookPlace ? 'held' : 'missed',
      userId: user.id,
      target: `online-lesson:${id}`,
    });
  });

export function createStaffOnlineLessonHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    listStaffOnlineLessons: async ({ query, request }) => {
      const isOpen = eq(onlineLessons.status, 'disputed');
      const rows = await selectLessons(db)
        .where(isOpen)
        .orderBy(asc(onlineLessons.disputedAt), asc(onlineLessons.id))
        .limit(PAGE_SIZE)
        .offset(offsetOf(query.page));
      const lang = requestLang(request);
      const data = rows.flatMap((row) => presentDispute(row, lookupCache.current, lang));
      return pageOf(query.page, await db.$count(onlineLessons, isOpen), data);
    },
    settleOnlineLesson: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await settleLesson(
        services,
        { id: params.id, tookPlace: body.took_place, reason: body.reason },
        actor,
      );
      return success('onlineLessons.settled', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
