import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { coachSalary } from '#core/money/fees/coach-salary.ts';
import type { coachRequestBody } from '#core/tuition/api/coach-requests.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';
import { takeRequestLimits } from '#server/market/hiring/request-limits.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { checkCoachChoices, coachColumns } from './coach-columns.ts';

type Row = typeof coachRequests.$inferSelect;
type Form = z.output<typeof coachRequestBody>;

export const coachPath = '/parent/dashboard/requests/coach-requests';

async function insert(
  services: Services,
  db: Db,
  caller: ParentCaller,
  form: Form,
  origin: Origin,
) {
  const { user, parent } = caller;
  const columns = await coachColumns({ db }, parent.id, form);
  refuseProblems(checkCoachChoices(columns, services.lookupCache.current));
  const at = services.now();
  const [row] = await db
    .insert(coachRequests)
    .values({
      ...columns,
      parentId: parent.id,
      idempotencyKey: form.idempotency_key,
      idempotencyHash: sentOnce(form).hash,
      salary: coachSalary(form.coach_net_time).total,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: [coachRequests.parentId, coachRequests.idempotencyKey] })
    .returning();
  if (row === undefined) return null;
  await takeRequestLimits(services, db, {
    kind: 'coach',
    phone: user.phoneNo,
    ip: origin.ip,
    site: undefined,
  });
  await notify(services, db, [
    {
      userId: user.id,
      kind: 'coach_request_received',
      values: { request_no: coachRequestNo(row.id) },
      path: coachPath,
    },
  ]);
  await writeAudit({ ...services, db }, origin, {
    action: 'coach_request_created',
    outcome: 'ok',
    userId: user.id,
    target: `coach-request:${row.id}`,
  });
  return row;
}

/** The same key is the same request. */
export async function createCoachRequest(
  services: Services,
  caller: ParentCaller,
  form: Form,
  origin: Origin,
): Promise<Row> {
  if (isBanned(caller.user, services.now()))
    throw new ApiError('banned', { text: 'banned_guardian' });
  return services.db.transaction(async (transaction) => {
    const row = await insert(services, transaction, caller, form, origin);
    if (row !== null) return row;
    const [known] = await transaction
      .select()
      .from(coachRequests)
      .where(
        and(
          eq(coachRequests.parentId, caller.parent.id),
          eq(coachRequests.idempotencyKey, form.idempotency_key),
        ),
      );
    if (known === undefined) throw new Error('A coach request was refused and is not there');
    checkSentSame(known.idempotencyHash, sentOnce(form));
    return known;
  });
}
