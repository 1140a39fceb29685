/**
 * Sets which coach serves for a request, from which day to which. Bills of its months are made of
 * it.
 * Source: docs/requirements/dashboards/parent-area.md, "Coach".
 */

import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import type { endCoachBody, placeCoachBody } from '#core/staff/api/staff.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { coachPath } from '#server/tuition/parent-area/create-coach-request.ts';

type Row = typeof coachRequests.$inferSelect;

/** Guardians call a coach who serves, nobody of before. */
const NOTHING_OF_COACH = { coachPhone: null, coachAbout: null };

/** A first day further away was mistyped. */
const DAYS_BACK = 366;
const DAYS_AHEAD = 92;
const latestDay = (now: Date): string => dhaka(now).add(DAYS_AHEAD, 'day').format(DAY);

export async function lockCoachRequest(db: Db, id: number): Promise<Row> {
  const [row] = await db.select().from(coachRequests).where(eq(coachRequests.id, id)).for('update');
  if (row === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  return row;
}

const wrongDay = (field: 'first_day' | 'last_day') =>
  new ApiError('invalid_input', { fields: { [field]: { key: 'invalid' } } });

interface Change {
  set: Partial<Row>;
  action: 'staff_coach_placed' | 'staff_coach_ended';
  reason: string;
}

async function change(
  services: Services,
  db: Db,
  row: Row,
  { set, action, reason }: Change,
  { user, origin }: StaffActor,
) {
  const { id, parentId } = row;
  const changed = { ...set, version: row.version + 1, updatedAt: services.now() };
  await db.update(coachRequests).set(changed).where(eq(coachRequests.id, id));
  const guardian = await guardianOf(db, parentId);
  await notify(services, db, [
    {
      userId: guardian.id,
      kind: 'coach_request_changed',
      values: { request_no: coachRequestNo(id), status: set.status ?? row.status, reason },
      path: coachPath,
    },
  ]);
  await writeAudit({ ...services, db }, origin, {
    action,
    outcome: 'ok',
    userId: user.id,
    target: `coach-request:${id}`,
  });
}

/** While the coach serves it may be corrected; the first day only until a month has been billed. */
export function placeCoach(
  services: Services,
  id: number,
  { from, first_day: firstDay, ...coach }: z.output<typeof placeCoachBody>,
  actor: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const row = await lockCoachRequest(db, id);
    if (row.status !== from) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    if (row.status === 'closed' || row.status === 'cancelled') throw new ApiError('wrong_state');
    const now = services.now();
    const earliest = dhaka(now).subtract(DAYS_BACK, 'day').format(DAY);
    if (firstDay < earliest || firstDay > latestDay(now)) throw wrongDay('first_day');
    const isBilled = and(eq(invoices.coachRequestId, id), ne(invoices.status, 'void'));
    if (row.firstDay !== null && row.firstDay !== firstDay && (await db.$count(invoices, isBilled)))
      throw new ApiError('wrong_state');
    const set = {
      status: 'serving',
      coachName: coach.coach_name,
      coachPhone: coach.coach_phone === undefined ? null : toStoredPhone(coach.coach_phone),
      coachAbout: coach.coach_about ?? null,
      firstDay,
      statusReason: null,
    } as const;
    await change(services, db, row, { set, action: 'staff_coach_placed', reason: '' }, actor);
  });
}

export function endCoach(
  services: Services,
  id: number,
  { last_day: lastDay, reason }: z.output<typeof endCoachBody>,
  actor: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const row = await lockCoachRequest(db, id);
    if (row.status !== 'serving' || row.firstDay === null) throw new ApiError('wrong_state');
    const latest = latestDay(services.now());
    if (lastDay < row.firstDay || lastDay > latest) throw wrongDay('last_day');
    const set = { status: 'closed', lastDay, statusReason: reason, ...NOTHING_OF_COACH } as const;
    await change(services, db, row, { set, action: 'staff_coach_ended', reason }, actor);
  });
}
