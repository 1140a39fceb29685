import { count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import type { Services } from '#server/ground/services/services.ts';
import { PROPOSED } from '#server/market/hiring/connected-tutors.ts';
import { readTuitionStates } from '#server/market/hiring/read-tuition-states.ts';
import { presentSummary, type RequestProgress } from './present-request.ts';
import { toDo } from './to-do.ts';

const NONE: RequestProgress = { applied: 0, proposed: 0, tuition: null, hasChosen: false };

/** Reads how far each request is. */
export async function readProgress(
  db: Db,
  jobIds: number[],
): Promise<(jobId: number) => RequestProgress> {
  if (jobIds.length === 0) return () => NONE;
  const isProposed = inArray(applications.stage, PROPOSED);
  const rows = await db
    .select({
      jobId: applications.jobOfferId,
      applied: count(),
      proposed: sql<number>`count(*) filter (where ${isProposed})`.mapWith(Number),
      // While the tutor is neither appointed nor let go.
      chosen:
        sql<number>`count(${tutorChoices.jobOfferId}) filter (where ${eq(applications.stage, 'shortlisted')})`.mapWith(
          Number,
        ),
    })
    .from(applications)
    .leftJoin(tutorChoices, eq(tutorChoices.applicationId, applications.id))
    .where(inArray(applications.jobOfferId, jobIds))
    .groupBy(applications.jobOfferId);
  const counts = new Map(rows.map(({ jobId, ...one }) => [jobId, one]));
  const tuitions = await readTuitionStates(db, jobIds);
  return (jobId) => {
    const { applied = 0, proposed = 0, chosen = 0 } = counts.get(jobId) ?? {};
    return { applied, proposed, hasChosen: chosen > 0, tuition: tuitions.get(jobId) ?? null };
  };
}

interface Asked {
  page: number;
  lang: Lang;
  /** True puts those in which the guardian has to act before the newest. */
  todoFirst?: boolean;
}

export async function listRequests(
  { db, lookupCache }: Services,
  parentId: number,
  { page, lang, todoFirst = false }: Asked,
) {
  const isOwn = eq(jobOffers.parentId, parentId);
  const rows = await db
    .select({ job: jobOffers, toDo })
    .from(jobOffers)
    .where(isOwn)
    .orderBy(
      ...(todoFirst ? [desc(isNotNull(toDo))] : []),
      desc(jobOffers.createdAt),
      desc(jobOffers.id),
    )
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const progressOf = await readProgress(
    db,
    rows.map(({ job }) => job.id),
  );
  const data = rows.map((row) =>
    presentSummary(row, progressOf(row.job.id), lookupCache.current, lang),
  );
  return pageOf(page, await db.$count(jobOffers, isOwn), data);
}
