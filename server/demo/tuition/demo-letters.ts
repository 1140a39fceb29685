/** Letters of the tuitions of the people of the README: the oldest signed by both, the next by one. */

import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { DemoContext } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { letterSignatures } from '#server/ground/db/schema/tuition-letters.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import {
  guardianName,
  selectTuitions,
  type Tuition,
} from '#server/tuition/handover/find-tuition.ts';
import { freezeLetters } from '#server/tuition/teaching/letters/freeze-letters.ts';

type Signature = typeof letterSignatures.$inferInsert;

/** A day after the confirmation. */
function signaturesOf(
  { application, tutorUser, guardian, details }: Tuition,
  now: Date,
): Signature[] {
  const { id: applicationId, confirmedAt } = application;
  const from = dayjs
    .utc(confirmedAt ?? application.createdAt)
    .add(1, 'day')
    .valueOf();
  const letter = { applicationId, version: 1, signedAt: new Date(Math.min(from, now.getTime())) };
  return [
    { ...letter, side: 'tutor', userId: tutorUser.id, name: tutorUser.name },
    {
      ...letter,
      side: 'guardian',
      userId: guardian.id,
      name: guardianName({ details, guardian }),
    },
  ];
}

export async function fillDemoLetters(
  db: Db,
  { lookups, now }: Pick<DemoContext, 'lookups' | 'now'>,
  { tutorIds, parentId }: { tutorIds: number[]; parentId: number },
): Promise<void> {
  const isShown = or(inArray(applications.tutorId, tutorIds), eq(jobOffers.parentId, parentId));
  const rows = await selectTuitions(db)
    .where(and(isConfirmedNow, isShown))
    .orderBy(asc(applications.confirmedAt), asc(applications.id));
  await freezeLetters({ lookupCache: { current: lookups }, now: () => now }, db, rows);
  const byTutor = Map.groupBy(rows, ({ tutor }) => tutor.id);
  const signed = [...byTutor.values()].flatMap(([first, next]) => [
    ...(first ? signaturesOf(first, now) : []),
    ...(next ? signaturesOf(next, now).slice(0, 1) : []),
  ]);
  await insertAll(db, letterSignatures, signed);
}
