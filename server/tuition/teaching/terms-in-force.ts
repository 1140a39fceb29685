/** Days, salary and pauses of tuitions as they are valid, for whatever shows or counts them. */
import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import {
  type AgreedPause,
  isPausedOn,
  lastPausedDay,
  type TermsInForce,
  termsInForce,
} from '#core/tuition/teaching/terms-in-force.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import type { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ofConfirmation } from '#server/ground/db/tuitions.ts';

type ChangeRow = typeof tuitionChanges.$inferSelect;
interface Tuition {
  application: Pick<typeof applications.$inferSelect, 'id' | 'confirmedSalary'>;
  job: Pick<typeof jobOffers.$inferSelect, 'daysInWeek' | 'actualSalary'>;
}

/** Changes both agreed to since the confirmation. If that was undone, the earlier changes ended with it. */
export async function readAgreedChanges(
  db: Db,
  applicationIds: readonly number[],
): Promise<Map<number, ChangeRow[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({ change: tuitionChanges })
    .from(tuitionChanges)
    .innerJoin(applications, eq(applications.id, tuitionChanges.applicationId))
    .where(
      and(
        inArray(tuitionChanges.applicationId, [...applicationIds]),
        eq(tuitionChanges.state, 'accepted'),
        ne(tuitionChanges.kind, 'leave'),
        ofConfirmation(gte(tuitionChanges.createdAt, applications.confirmedAt)),
      ),
    )
    .orderBy(tuitionChanges.id);
  return Map.groupBy(
    rows.map(({ change }) => change),
    ({ applicationId }) => applicationId,
  );
}

export const confirmedTerms = ({ application, job }: Tuition) => ({
  daysInWeek: job.daysInWeek,
  salary: application.confirmedSalary ?? job.actualSalary,
});

/** One that was ended before it began was none. */
export const pausesOf = (changes: readonly ChangeRow[]): AgreedPause[] =>
  changes.flatMap(({ kind, fromOn, toOn, endedOn }) => {
    if (kind !== 'pause' || fromOn === null || toOn === null) return [];
    return endedOn === null || endedOn > fromOn ? [{ fromOn, toOn, endedOn }] : [];
  });

/** Returns the terms of one tuition on a day, from its agreed changes. */
export const termsOn = (
  tuition: Tuition,
  changes: readonly ChangeRow[],
  day: string,
): TermsInForce =>
  termsInForce(
    confirmedTerms(tuition),
    changes
      .flatMap(({ fromOn, settledAt, daysInWeek, salary }) =>
        fromOn !== null && settledAt !== null
          ? [{ fromOn, agreedAt: settledAt, daysInWeek, salary }]
          : [],
      )
      .filter(({ daysInWeek, salary }) => daysInWeek !== null || salary !== null),
    day,
  );

export interface Standing extends TermsInForce {
  /** The pause of that day, or the next one. */
  pause: { fromOn: string; toOn: string } | null;
  /** No attendance is expected on that day. */
  isPaused: boolean;
  /** All that were agreed on, also those that are over. */
  pauses: AgreedPause[];
  /** That it will end; withdrawn notices are history. */
  notice: { by: OwnSide; lastDay: string } | null;
}

async function readNotices(db: Db, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return new Map<number, Standing['notice']>();
  const rows = await db
    .select({
      id: tuitionChanges.applicationId,
      by: tuitionChanges.bySide,
      lastDay: tuitionChanges.toOn,
    })
    .from(tuitionChanges)
    .where(
      and(
        inArray(tuitionChanges.applicationId, [...applicationIds]),
        eq(tuitionChanges.kind, 'end'),
        eq(tuitionChanges.state, 'open'),
      ),
    );
  return new Map(
    rows.map(({ id, by, lastDay }) => [id, lastDay === null ? null : { by, lastDay }]),
  );
}

/** Returns how each tuition stands on a day, by the id of its application. */
export async function readStanding(
  db: Db,
  tuitions: readonly Tuition[],
  day: string,
): Promise<(applicationId: number) => Standing> {
  const ids = tuitions.map(({ application }) => application.id);
  const agreed = await readAgreedChanges(db, ids);
  const notices = await readNotices(db, ids);
  const standings = new Map(
    tuitions.map((tuition) => {
      const changes = agreed.get(tuition.application.id) ?? [];
      const pauses = pausesOf(changes);
      const [next] = pauses
        .filter((pause) => lastPausedDay(pause) >= day)
        .sort((one, other) => one.fromOn.localeCompare(other.fromOn));
      const pause = next ? { fromOn: next.fromOn, toOn: lastPausedDay(next) } : null;
      const isPaused = pauses.some((one) => isPausedOn(one, day));
      const terms = termsOn(tuition, changes, day);
      const notice = notices.get(tuition.application.id) ?? null;
      return [tuition.application.id, { ...terms, pause, isPaused, pauses, notice }];
    }),
  );
  return (applicationId) => {
    const standing = standings.get(applicationId);
    if (standing === undefined) throw new Error(`Tuition ${applicationId} was not asked for`);
    return standing;
  };
}
