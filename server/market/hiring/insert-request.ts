/** A new request, pending until staff look at it. The same key of the same guardian is one request. */

import { and, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HireDraft } from '#core/market/hire/hire-draft.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, type SentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { personColumns, requestColumns } from '#server/market/request-fields/request-columns.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { countForSite } from '#server/people/partners/count-for-site.ts';
import { knownSite } from '#server/people/partners/partner-sites.ts';
import { keepGiven, type SavedIds } from './keep-given.ts';
import { takeRequestLimits } from './request-limits.ts';

export interface SavedLinks extends SavedIds {
  contactName: string;
}

export interface NewRequest {
  parentId: number;
  userId: number;
  /** E.164. */
  phone: string;
  draft: HireDraft;
  /** The guardian's language. */
  lang: Lang;
  links: SavedLinks;
  /** A tutor of the hub; checked already. */
  askedTutorId: number | undefined;
  site: string | undefined;
  once: SentOnce;
  origin: Origin;
}

async function findByKey(db: Db, parentId: number, once: SentOnce): Promise<number | null> {
  const [row] = await db
    .select({ id: jobOffers.id, hash: jobOffers.idempotencyHash })
    .from(jobOffers)
    .where(and(eq(jobOffers.parentId, parentId), eq(jobOffers.idempotencyKey, once.key)));
  if (row === undefined) return null;
  checkSentSame(row.hash, once);
  return row.id;
}

async function writeFollowers(services: Services, db: Db, jobId: number, request: NewRequest) {
  const at = services.now();
  const { draft, links, userId, site } = request;
  const { askedTutorId = null } = request;
  const saved = await keepGiven(services, db, request, links);
  await db
    .insert(requestDetails)
    .values({ jobOfferId: jobId, askedTutorId, ...links, ...saved, ...personColumns(draft) });
  await db
    .insert(requestEvents)
    .values({ jobOfferId: jobId, kind: 'submitted', at, byUserId: userId });
  if (site !== undefined) await countForSite(db, site, 'request', at);
  await notify(services, db, [
    {
      userId,
      kind: 'request_received',
      values: { request_no: requestNo(jobId), class_id: draft.class_id },
      path: requestPath(jobId),
    },
  ]);
  await writeAudit({ ...services, db }, request.origin, {
    action: 'request_created',
    outcome: 'ok',
    userId,
    target: `job:${jobId}`,
  });
}

/** The id of the request, new or known. Give it a transaction. */
export async function insertRequest(
  services: Services,
  db: Db,
  given: NewRequest,
): Promise<number> {
  const { parentId, once, draft, phone, origin } = given;
  const known = await findByKey(db, parentId, once);
  if (known !== null) return known;
  const site = await knownSite(db, given.site);
  const request = { ...given, site };
  const now = services.now();
  const [inserted] = await db
    .insert(jobOffers)
    .values({
      parentId,
      idempotencyKey: once.key,
      idempotencyHash: once.hash,
      status: 'pending',
      createdAt: now,
      updatedAt: now,
      statusChangedAt: now,
      sourceSite: site ?? null,
      ...requestColumns(draft),
    })
    // Another request with the key was faster by a moment; this waited for it.
    .onConflictDoNothing({ target: [jobOffers.parentId, jobOffers.idempotencyKey] })
    .returning({ id: jobOffers.id });
  if (inserted === undefined) {
    const faster = await findByKey(db, parentId, once);
    if (faster === null) throw new Error('A request was refused and is not there');
    return faster;
  }
  await takeRequestLimits(services, db, { kind: 'tutor', phone, ip: origin.ip, site });
  await writeFollowers(services, db, inserted.id, request);
  return inserted.id;
}
