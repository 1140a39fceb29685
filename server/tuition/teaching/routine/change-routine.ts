/** Either of the two adds, changes and removes times of their routine; the other is notified. */
import { and, eq } from 'drizzle-orm';
import { DAYS } from '#core/people/profile/availability.ts';
import type { RoutineEntryBody } from '#core/tuition/api/routine.ts';
import { isWithinDay, overlaps, toMinute } from '#core/tuition/teaching/day-clock.ts';
import { ROUTINE_ENTRIES_MAX } from '#core/tuition/teaching/routine.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkSubjects } from '../check-subjects.ts';
import { type LockedTuition, lockOwnTuition } from '../lock-own-tuition.ts';
import { notifyOther } from '../notify-other.ts';
import { readEntries } from './routine-entries.ts';
import type { EntryRow } from './tutor-routine.ts';

export type RoutineChange =
  | { act: 'add'; body: RoutineEntryBody }
  | { act: 'change'; entryId: number; body: RoutineEntryBody }
  | { act: 'remove'; entryId: number };

const badTime = (key: string) => new ApiError('invalid_input', { fields: { starts_at: { key } } });

function toRow(tuition: LockedTuition, body: RoutineEntryBody, others: EntryRow[], now: Date) {
  checkSubjects(tuition, body.subject_ids);
  const row = {
    applicationId: tuition.application.id,
    day: DAYS.indexOf(body.day),
    startMinute: toMinute(body.starts_at),
    minutes: body.minutes,
    subjectIds: body.subject_ids,
    changedBy: tuition.side,
    changedAt: now,
  };
  if (!isWithinDay(row)) throw badTime('lesson_past_midnight');
  if (others.some((other) => other.day === row.day && overlaps(other, row)))
    throw badTime('routine_overlap');
  return row;
}

async function write(
  db: Db,
  tuition: LockedTuition,
  change: RoutineChange,
  now: Date,
): Promise<void> {
  const entries = await readEntries(db, tuition.application.id);
  if (change.act === 'add') {
    if (entries.length >= ROUTINE_ENTRIES_MAX) throw badTime('routine_full');
    await db.insert(routineEntries).values(toRow(tuition, change.body, entries, now));
    return;
  }
  const { entryId } = change;
  if (!entries.some(({ id }) => id === entryId))
    throw new ApiError('not_found', { text: 'entry_not_found' });
  const isIt = and(
    eq(routineEntries.id, entryId),
    eq(routineEntries.applicationId, tuition.application.id),
  );
  if (change.act === 'remove') {
    await db.delete(routineEntries).where(isIt);
    return;
  }
  const others = entries.filter(({ id }) => id !== entryId);
  await db
    .update(routineEntries)
    .set(toRow(tuition, change.body, others, now))
    .where(isIt);
}

export function changeRoutine(
  services: Services,
  person: Person,
  tuitionId: number,
  change: RoutineChange,
  origin: Origin,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const tuition = await lockOwnTuition(db, person, tuitionId);
    await write(db, tuition, change, services.now());
    await notifyOther(services, db, tuition, {
      kind: 'routine_changed',
      tab: 'routine',
      isOnce: true,
    });
    await writeAudit({ ...services, db }, origin, {
      action: `routine_${change.act}`,
      outcome: 'ok',
      userId: person.user.id,
      target: `application:${tuitionId}`,
    });
  });
}
