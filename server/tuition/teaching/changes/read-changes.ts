import { desc, eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import { changeKinds, mayPropose } from '#core/tuition/teaching/tuition-changes.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readDemo } from '../demo-class/read-demo.ts';
import type { OwnTuition } from '../find-own-tuition.ts';
import { readReplacement } from '../replacement/read-replacement.ts';
import { confirmedTerms, readStanding } from '../terms-in-force.ts';
import { type ChangeRow, presentChange } from './present-change.ts';

/**
 * Returns the changes that may be proposed: only one open proposal of each kind, and none at all
 * once notice is given.
 */
function whatMayBeProposed({ application, side }: OwnTuition, changes: readonly ChangeRow[]) {
  const open = changes.filter(({ state }) => state === 'open').map(({ kind }) => kind);
  if (!isConfirmed(application.stage) || open.includes('end')) return [];
  return changeKinds.filter((kind) => mayPropose(side, kind) && !open.includes(kind));
}

/** The newest ones; nobody needs to see more. */
const SHOWN = 200;

export async function readChanges(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tuition: OwnTuition,
): Promise<TuitionChangesAnswer> {
  const today = dhakaDate(now());
  const { id } = tuition.application;
  const changes = await db
    .select()
    .from(tuitionChanges)
    .where(eq(tuitionChanges.applicationId, id))
    .orderBy(desc(tuitionChanges.id))
    .limit(SHOWN);
  const standing = (await readStanding(db, [tuition], today))(id);
  const confirmed = confirmedTerms(tuition);
  return {
    today,
    terms: {
      days_in_week: standing.daysInWeek,
      salary: standing.salary,
      changed_on: standing.changedOn,
      confirmed_days: confirmed.daysInWeek,
      confirmed_salary: confirmed.salary,
    },
    can_leave_at_once: tuition.side === 'tutor' && isConfirmed(tuition.application.stage),
    can_propose: whatMayBeProposed(tuition, changes),
    changes: changes.map(presentChange),
    demo: await readDemo(db, tuition, now()),
    ...(await readReplacement(db, tuition)),
  };
}
