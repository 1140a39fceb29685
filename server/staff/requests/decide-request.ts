/** Approving, returning, rejecting, closing and reopening: server/market/hiring does it, for guardians too. */
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { approveRequestBody } from '#core/staff/api/staff.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { lockRequest } from '#server/market/hiring/lock-request.ts';

interface Decision {
  act: 'return' | 'reject' | 'close' | 'reopen';
  version: number;
  reason: string;
}

/** A tuition that has its tutor opens again by undoing the confirmation, or by ending it. */
async function checkHasNoTutor(db: Db, jobId: number) {
  const [taken] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobOfferId, jobId), isTakenNow));
  if (taken !== undefined) throw new ApiError('other_appointed');
}

export async function decideRequest(
  services: Services,
  jobId: number,
  decision: Decision,
  { user, origin }: StaffActor,
): Promise<number> {
  const changed = await services.db.transaction(async (db) => {
    if (decision.act === 'reopen') {
      await lockRequest(db, jobId);
      await checkHasNoTutor(db, jobId);
    }
    return changeRequestStatus(services, db, { jobId, ...decision, byUserId: user.id, origin });
  });
  return changed.version;
}

export async function approveRequest(
  services: Services,
  jobId: number,
  { version, actual_salary, hiring_date, public_text }: z.output<typeof approveRequestBody>,
  { user, origin }: StaffActor,
): Promise<number> {
  if (hiring_date !== undefined && hiring_date < dhakaDate(services.now()))
    throw new ApiError('invalid_input', { fields: { hiring_date: { key: 'date_past' } } });
  const changed = await services.db.transaction((db) =>
    changeRequestStatus(services, db, {
      jobId,
      act: 'approve',
      version,
      byUserId: user.id,
      set: {
        actualSalary: actual_salary,
        ...(hiring_date !== undefined && { hiringDate: hiring_date }),
        ...(public_text !== undefined && { publicText: public_text }),
      },
      origin,
    }),
  );
  return changed.version;
}
