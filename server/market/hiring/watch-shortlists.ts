/** The promised hours of each request: staff hear shortly before they end, the guardian when they have. */

import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import {
  SHORTLIST_ALARM_HOURS,
  SHORTLIST_HOURS,
  shortlistDueAt,
} from '#core/market/hire/shortlist-clock.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { guardianOf, lockRequest } from './lock-request.ts';
import { awaitsShortlist, shortlistClockStart } from './shortlist-clock.ts';

/** A day after the end an apology helps nobody: staff have those in a list of their own. */
const TOLD_WITHIN_HOURS = SHORTLIST_HOURS + 24;
const MOST_AT_ONCE = 200;

interface Waiting {
  id: number;
  startedAt: Date;
}

function findWaiting({ db, now }: Services): Promise<Waiting[]> {
  const ago = (hours: number) => dayjs.utc(now()).subtract(hours, 'hour').toISOString();
  return db
    .select({
      id: jobOffers.id,
      startedAt: sql`${shortlistClockStart}`.mapWith(jobOffers.createdAt),
    })
    .from(jobOffers)
    .where(
      and(
        awaitsShortlist,
        sql`${shortlistClockStart} <= ${ago(SHORTLIST_ALARM_HOURS)}::timestamptz`,
        sql`${shortlistClockStart} > ${ago(TOLD_WITHIN_HOURS)}::timestamptz`,
      ),
    )
    .orderBy(desc(shortlistClockStart))
    .limit(MOST_AT_ONCE);
}

/** Warns staff once for each time the clock ran. */
async function warnStaff(services: Services, { id, startedAt }: Waiting): Promise<void> {
  const subject = `request:${id}`;
  const isThis = and(eq(staffAlarms.kind, 'shortlist_due'), eq(staffAlarms.subject, subject));
  const warned = await services.db.$count(
    staffAlarms,
    and(isThis, gte(staffAlarms.lastAt, startedAt)),
  );
  if (warned === 0) await raiseAlarm(services, 'shortlist_due', subject);
}

function tellGuardian(services: Services, { id, startedAt }: Waiting): Promise<void> {
  return services.db.transaction(async (db) => {
    const job = await lockRequest(db, id);
    const told = await db.$count(
      requestEvents,
      and(
        eq(requestEvents.jobOfferId, id),
        eq(requestEvents.kind, 'shortlist_late'),
        gte(requestEvents.at, startedAt),
      ),
    );
    // Another node was faster, or a tutor was proposed while the row was waited for.
    const waits = await db.$count(jobOffers, and(eq(jobOffers.id, id), awaitsShortlist));
    if (told > 0 || waits === 0) return;
    await db
      .insert(requestEvents)
      .values({ jobOfferId: id, kind: 'shortlist_late', at: services.now(), byUserId: null });
    const { id: userId } = await guardianOf(db, job.parentId);
    const values = { request_no: requestNo(id) };
    await notify(services, db, [{ userId, kind: 'shortlist_late', values, path: requestPath(id) }]);
  });
}

export async function watchShortlists(services: Services): Promise<void> {
  await eachOnItsOwn(await findWaiting(services), (waiting) =>
    shortlistDueAt(waiting.startedAt) > services.now()
      ? warnStaff(services, waiting)
      : tellGuardian(services, waiting),
  );
}
