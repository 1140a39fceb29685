import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#core/api/schemas/fields.ts';
import type { Db } from '#server/db/database.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { PROPOSED } from '#server/hire/connected-tutors.ts';
import type { Services } from '#server/services.ts';
import { offsetOf, pageOf } from './page-of.ts';
import { type Counts, presentSummary } from './present-request.ts';

const NONE: Counts = { applied: 0, proposed: 0 };

export async function countApplications(db: Db, jobIds: number[]): Promise<Map<number, Counts>> {
  if (jobIds.length === 0) return new Map();
  const isProposed = inArray(applications.stage, PROPOSED);
  const rows = await db
    .select({
      jobId: applications.jobOfferId,
      applied: count(),
      proposed: sql<number>`count(*) filter (where ${isProposed})`.mapWith(Number),
    })
    .from(applications)
    .where(inArray(applications.jobOfferId, jobIds))
    .groupBy(applications.jobOfferId);
  return new Map(rows.map(({ jobId, ...counts }) => [jobId, counts]));
}

export async function listRequests(
  { db, lookupCache }: Services,
  parentId: number,
  page: number,
  lang: Lang,
) {
  const isOwn = eq(jobOffers.parentId, parentId);
  const [counted] = await db.select({ total: count() }).from(jobOffers).where(isOwn);
  const { limit, offset } = offsetOf(page);
  const rows = await db
    .select()
    .from(jobOffers)
    .where(isOwn)
    .orderBy(desc(jobOffers.createdAt), desc(jobOffers.id))
    .limit(limit)
    .offset(offset);
  const counts = await countApplications(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map((job) =>
    presentSummary(job, counts.get(job.id) ?? NONE, lookupCache.current, lang),
  );
  return pageOf(page, counted?.total ?? 0, data);
}
