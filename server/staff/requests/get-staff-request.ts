/** One request in full, with address and phone: for staff alone. */

import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { mayDo, type StoredStatus } from '#core/market/hire/request-status.ts';
import type { StaffRequest } from '#core/staff/api/staff.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { compareLinks } from '#server/ground/db/schema/compare-links.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentQualifications } from '#server/market/job-board/present-qualifications.ts';
import { presentStoredFields } from '#server/market/request-fields/present-stored-fields.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { readNotes } from '#server/staff/notes/read-notes.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';
import { type FoundRequest, findRequest } from './find-requests.ts';
import { isEditable } from './is-editable.ts';
import { presentRows } from './present-rows.ts';

async function readHistory(db: Db, jobId: number): Promise<StaffRequest['history']> {
  const rows = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.jobOfferId, jobId))
    .orderBy(requestEvents.id);
  const actorOf = await readActors(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(({ kind, at, byUserId, reason }) => ({
    kind,
    at: at.toISOString(),
    by: actorOf(byUserId),
    reason,
  }));
}

export async function readChoice(db: Db, jobId: number) {
  const [row] = await db.select().from(tutorChoices).where(eq(tutorChoices.jobOfferId, jobId));
  return row ?? null;
}

async function readLink(db: Db, jobId: number, now: Date): Promise<StaffRequest['compare_link']> {
  const [link] = await db
    .select()
    .from(compareLinks)
    .where(
      and(
        eq(compareLinks.jobOfferId, jobId),
        isNull(compareLinks.revokedAt),
        gt(compareLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(compareLinks.id))
    .limit(1);
  if (link === undefined) return null;
  return {
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
  };
}

const acts = ['approve', 'return', 'reject', 'close', 'reopen'] as const;
const whatStaffMayDo = (status: StoredStatus): StaffRequest['can'] => [
  ...(isEditable(status) ? (['edit'] as const) : []),
  ...acts.filter((act) => mayDo(status, act)),
];

async function readDetails(db: Db, jobId: number) {
  const [row] = await db.select().from(requestDetails).where(eq(requestDetails.jobOfferId, jobId));
  return row ?? null;
}

const presentContact = (
  { guardian, parent: { additionalPhoneNumber: other } }: FoundRequest,
  name: string | undefined,
  now: Date,
): StaffRequest['contact'] => ({
  name: name ?? guardian.name,
  phone: shownPhone(guardian.phoneNo),
  additional_phone: other === null ? null : shownPhone(other),
  lang: guardian.lang,
  account_status: guardian.accountStatus,
  is_banned: isBanned(guardian, now),
});

export async function getStaffRequest(
  services: Services,
  id: number,
  lang: Lang,
): Promise<StaffRequest> {
  const { db } = services;
  const found = await findRequest(db, id);
  const [row] = found === null ? [] : await presentRows(services, [found], lang);
  if (found === null || row === undefined)
    throw new ApiError('not_found', { text: 'request_not_found' });
  const details = await readDetails(db, id);
  const choice = await readChoice(db, id);
  return {
    ...row,
    contact: presentContact(found, details?.contactName, services.now()),
    ...presentStoredFields(found.job, details),
    reason: found.job.statusReason,
    posted_at: found.job.postedAt?.toISOString() ?? null,
    public_text: found.job.publicText,
    qualifications: presentQualifications(found.job, services.lookupCache.current, lang),
    can: whatStaffMayDo(found.job.status),
    choice: choice && {
      application_id: choice.applicationId,
      reason: choice.reason,
      chosen_at: choice.chosenAt.toISOString(),
    },
    compare_link: await readLink(db, id, services.now()),
    history: await readHistory(db, id),
    notes: (await readNotes(db, 'request', [id])).get(id) ?? [],
  };
}
