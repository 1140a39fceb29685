/** The acts of guardians on their own requests. */

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { SentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkAskedTutor } from '#server/market/hiring/asked-tutor.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { checkRequest } from '#server/market/hiring/check-request.ts';
import { insertRequest } from '#server/market/hiring/insert-request.ts';
import { lockRequest } from '#server/market/hiring/lock-request.ts';
import { changedRequest } from '#server/market/request-fields/changed-request.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { personColumns, requestColumns } from '#server/market/request-fields/request-columns.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { fillFromSaved, type OwnRequest } from './fill-from-saved.ts';

/** Somebody else's request is not there. */
export async function lockOwnRequest(db: Db, parentId: number, id: number): Promise<JobRow> {
  const job = await lockRequest(db, id);
  if (job.parentId !== parentId) throw new ApiError('not_found', { text: 'request_not_found' });
  return job;
}

export async function checkOwnRequest(db: Db, parentId: number, id: number): Promise<void> {
  const isOwn = and(eq(jobOffers.id, id), eq(jobOffers.parentId, parentId));
  if ((await db.$count(jobOffers, isOwn)) === 0)
    throw new ApiError('not_found', { text: 'request_not_found' });
}

const linksOf = ({ user }: ParentCaller, { student_id, saved_location_id }: OwnRequest) => ({
  contactName: user.name,
  studentId: student_id ?? null,
  parentLocationId: saved_location_id ?? null,
});

export async function createOwnRequest(
  services: Services,
  caller: ParentCaller,
  {
    fields,
    askedTutorId,
    site,
    once,
    origin,
  }: {
    fields: OwnRequest;
    askedTutorId: number | undefined;
    site: string | undefined;
    once: SentOnce;
    origin: Origin;
  },
): Promise<number> {
  const { user, parent } = caller;
  if (isBanned(user, services.now())) throw new ApiError('banned', { text: 'banned_guardian' });
  const draft = await fillFromSaved(services, parent.id, fields);
  checkRequest(services, draft);
  await checkAskedTutor(services.db, askedTutorId);
  return services.db.transaction((transaction) =>
    insertRequest(services, transaction, {
      parentId: parent.id,
      userId: user.id,
      phone: user.phoneNo,
      draft,
      lang: user.lang,
      links: linksOf(caller, fields),
      askedTutorId,
      site,
      once,
      origin,
    }),
  );
}

/** Changing what was returned hands it in again. The new version. */
export async function updateOwnRequest(
  services: Services,
  caller: ParentCaller,
  {
    id,
    version,
    fields,
    origin,
  }: { id: number; version: number; fields: OwnRequest; origin: Origin },
): Promise<number> {
  const draft = await fillFromSaved(services, caller.parent.id, fields);
  return services.db.transaction(async (transaction) => {
    await lockOwnRequest(transaction, caller.parent.id, id);
    checkRequest(services, draft);
    const people = personColumns(draft);
    const [before = {}] = await transaction
      .select()
      .from(requestDetails)
      .where(eq(requestDetails.jobOfferId, id));
    const changed = await changeRequestStatus(services, transaction, {
      jobId: id,
      act: 'edit',
      byUserId: caller.user.id,
      version,
      set: requestColumns(draft),
      changes: changedRequest(before, people),
      origin,
    });
    const details = { ...linksOf(caller, fields), ...people };
    await transaction
      .insert(requestDetails)
      .values({ jobOfferId: id, ...details })
      .onConflictDoUpdate({
        target: requestDetails.jobOfferId,
        // The name given with the request stays.
        set: { ...details, contactName: sql`${requestDetails.contactName}` },
      });
    return changed.version;
  });
}

export async function cancelOwnRequest(
  services: Services,
  caller: ParentCaller,
  { id, reason, origin }: { id: number; reason: string; origin: Origin },
): Promise<void> {
  await services.db.transaction(async (transaction) => {
    await lockOwnRequest(transaction, caller.parent.id, id);
    await changeRequestStatus(services, transaction, {
      jobId: id,
      act: 'cancel',
      byUserId: caller.user.id,
      reason,
      origin,
    });
  });
}
