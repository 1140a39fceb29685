/**
 * The history a tutor has consented to show: written with the consent, counted again once a day, deleted
 * when the consent is taken back.
 */
import { asc, eq, lt } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { taughtHistories } from '#server/ground/db/schema/taught-histories.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countHistory } from './count-history.ts';

const MOST_AT_ONCE = 200;

/** Counts the history without the number of tuitions, which is read when it is shown. */
async function countToday(db: Db, tutorId: number, now: Date) {
  const { tuitions: _, ...counted } = await countHistory(db, tutorId, now);
  return { ...counted, countedOn: dhakaDate(now) };
}

/** A consent that is there already keeps its moment. */
export async function writeHistory(db: Db, tutorId: number, now: Date): Promise<void> {
  const counted = await countToday(db, tutorId, now);
  await db
    .insert(taughtHistories)
    .values({ tutorId, consentedAt: now, ...counted })
    .onConflictDoUpdate({ target: taughtHistories.tutorId, set: counted });
}

export async function showHistory(
  services: Services,
  { user, tutor }: TutorCaller,
  isShown: boolean,
  origin: Origin,
): Promise<void> {
  await services.db.transaction(async (db) => {
    if (isShown) await writeHistory(db, tutor.id, services.now());
    else await db.delete(taughtHistories).where(eq(taughtHistories.tutorId, tutor.id));
    await writeAudit({ ...services, db }, origin, {
      action: isShown ? 'history_shown' : 'history_hidden',
      outcome: 'ok',
      userId: user.id,
    });
  });
}

export async function keepHistories({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const due = await db
    .select({ tutorId: taughtHistories.tutorId })
    .from(taughtHistories)
    .where(lt(taughtHistories.countedOn, dhakaDate(now())))
    .orderBy(asc(taughtHistories.countedOn))
    .limit(MOST_AT_ONCE);
  // Taken back meanwhile, the consent does not come back.
  await eachOnItsOwn(due, async ({ tutorId }) =>
    db
      .update(taughtHistories)
      .set(await countToday(db, tutorId, now()))
      .where(eq(taughtHistories.tutorId, tutorId)),
  );
}
