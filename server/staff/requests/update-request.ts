/** Staff change what a request says: all of it or nothing, and the guardian is notified. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { staffUpdateRequestBody } from '#core/staff/api/staff.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { checkRequest } from '#server/market/hiring/check-request.ts';
import { guardianOf, lockRequest } from '#server/market/hiring/lock-request.ts';
import { tellPlaceChanged } from '#server/market/hiring/tell-place-changed.ts';
import { changedRequest } from '#server/market/request-fields/changed-request.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { personColumns, staffColumns } from '#server/market/request-fields/request-columns.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { isEditable } from './is-editable.ts';

type Form = z.output<typeof staffUpdateRequestBody>;

/** A day that was fine when it was written may be over by now. */
const withoutKeptDate = (form: Form, job: JobRow) =>
  form.hiring_date === job.hiringDate ? { ...form, hiring_date: undefined } : form;

/** Returns what it said before, and says now. */
async function saveDetails(db: Db, job: JobRow, form: Form, guardianName: string) {
  const people = personColumns(form);
  const [before = {}] = await db
    .select()
    .from(requestDetails)
    .where(eq(requestDetails.jobOfferId, job.id));
  await db
    .insert(requestDetails)
    .values({ jobOfferId: job.id, contactName: guardianName, ...people })
    .onConflictDoUpdate({ target: requestDetails.jobOfferId, set: people });
  return changedRequest(before, people);
}

async function save(services: Services, db: Db, job: JobRow, form: Form) {
  const version = job.version + 1;
  const [saved] = await db
    .update(jobOffers)
    .set({ ...staffColumns(form), version, updatedAt: services.now() })
    .where(eq(jobOffers.id, job.id))
    .returning();
  if (saved === undefined) throw new Error(`Request ${job.id} was not saved`);
  return saved;
}

export function updateRequest(services: Services, id: number, form: Form, actor: StaffActor) {
  return services.db.transaction(async (db) => {
    const job = await lockRequest(db, id);
    if (job.version !== form.version) throw new ApiError('version_conflict');
    if (!isEditable(job.status)) throw new ApiError('wrong_state');
    checkRequest(services, withoutKeptDate(form, job));
    const guardian = await guardianOf(db, job.parentId);
    const saved = await save(services, db, job, form);
    const ofPeople = await saveDetails(db, job, form, guardian.name);
    const at = services.now();
    const byUserId = actor.user.id;
    await db
      .insert(requestEvents)
      .values({ jobOfferId: id, kind: 'edited_by_staff', at, byUserId });
    await notify(services, db, [
      {
        userId: guardian.id,
        kind: 'request_edited_by_staff',
        values: { request_no: requestNo(id), class_id: form.class_id },
        path: requestPath(id),
      },
    ]);
    await tellPlaceChanged(services, db, job, saved);
    await writeAudit({ ...services, db }, actor.origin, {
      action: 'staff_request_edited',
      outcome: 'ok',
      userId: byUserId,
      target: `job:${id}`,
      changes: [...changedRequest(job, staffColumns(form)), ...ofPeople],
    });
    return saved.version;
  });
}
