/** The changes guardians make to their own requests for coaches. */
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { coachSalary } from '#core/money/fees/coach-salary.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import type { updateCoachRequestBody } from '#core/tuition/api/coach-requests.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { checkCoachChoices, coachColumns } from './coach-columns.ts';

type Row = typeof coachRequests.$inferSelect;

/** Held until the transaction ends; somebody else's is not there. */
async function lockOwn(db: Db, parentId: number, id: number): Promise<Row> {
  const isOwn = and(eq(coachRequests.id, id), eq(coachRequests.parentId, parentId));
  const [row] = await db.select().from(coachRequests).where(isOwn).for('update');
  if (row === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  return row;
}

interface Change {
  set: Partial<Row>;
  action: AuditAction;
  userId: number;
  origin: Origin;
}

async function save(services: Services, db: Db, row: Row, { set, ...entry }: Change): Promise<Row> {
  const [changed] = await db
    .update(coachRequests)
    .set({ ...set, version: row.version + 1, updatedAt: services.now() })
    .where(eq(coachRequests.id, row.id))
    .returning();
  if (changed === undefined) throw new Error('A locked coach request is gone');
  const { action, userId, origin } = entry;
  const target = `coach-request:${row.id}`;
  await writeAudit({ ...services, db }, origin, { action, outcome: 'ok', userId, target });
  return changed;
}

/**
 * Changes a request until our staff have called: what was agreed with them is changed with them.
 */
export async function updateCoachRequest(
  services: Services,
  { user, parent }: ParentCaller,
  id: number,
  { version, ...form }: z.output<typeof updateCoachRequestBody>,
  origin: Origin,
): Promise<Row> {
  if (isBanned(user, services.now())) throw new ApiError('banned', { text: 'banned_guardian' });
  return services.db.transaction(async (db) => {
    const row = await lockOwn(db, parent.id, id);
    if (row.status !== 'pending') throw new ApiError('wrong_state');
    if (row.version !== version) throw new ApiError('version_conflict');
    const columns = await coachColumns({ db }, parent.id, form);
    refuseProblems(checkCoachChoices(columns, services.lookupCache.current));
    const set = { ...columns, salary: coachSalary(form.coach_net_time).total };
    return save(services, db, row, {
      set,
      action: 'coach_request_updated',
      userId: user.id,
      origin,
    });
  });
}

export async function cancelCoachRequest(
  services: Services,
  { user, parent }: ParentCaller,
  { id, reason, origin }: { id: number; reason: string; origin: Origin },
): Promise<void> {
  await services.db.transaction(async (db) => {
    const row = await lockOwn(db, parent.id, id);
    if (row.status !== 'pending' && row.status !== 'contacted') throw new ApiError('wrong_state');
    const set = { status: 'cancelled', statusReason: reason } as const;
    await save(services, db, row, {
      set,
      action: 'coach_request_cancelled',
      userId: user.id,
      origin,
    });
  });
}
