/** A tutor's own applications by stage, as the tabs and the counts of the sidebar show them. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { jobHistoryAnswer, sidebarCountsAnswer } from '#core/market/api/tutoring.ts';
import {
  columnOf,
  mayWithdraw,
  type Stage,
  type StageColumn,
  stages,
} from '#core/market/hire/application-stages.ts';
import { isPublic } from '#core/market/hire/request-status.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { shownTo } from '#server/market/request-fields/shown-to.ts';

type History = z.output<typeof jobHistoryAnswer>;

/** A stage with those that stand in its tab. */
const stagesOf = (wanted: Stage) =>
  stages.filter((stage) => stage === wanted || columnOf(stage) === wanted);

function readPage({ db }: Services, tutorId: number, type: StageColumn, page: number) {
  return db
    .select({ application: applications, job: jobOffers })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(eq(applications.tutorId, tutorId), inArray(applications.stage, stagesOf(type))))
    .orderBy(desc(applications.stageChangedAt), desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
}
type HistoryRow = Awaited<ReturnType<typeof readPage>>[number];

function present(
  { lookupCache }: Services,
  { application, ...row }: HistoryRow,
  lang: Lang,
): History['data'][number] {
  const job = shownTo('everybody', row.job);
  return {
    jobId: job.id,
    ...nameJob(job, lookupCache.current, lang),
    salary_for_tutor: application.confirmedSalary ?? job.actualSalary,
    days_in_week: job.daysInWeek,
    applied_at: application.createdAt.toISOString(),
    stage_changed_at: application.stageChangedAt.toISOString(),
    tutor_gender: job.tutorGender,
    stage: application.stage,
    ended_reason: application.endedReason,
    ended_by: application.endedBy,
    answer: application.answer,
    can_withdraw: mayWithdraw(application.stage),
    is_public: isPublic(job.status) && job.postedAt !== null,
  };
}

async function countStages({ db }: Services, tutorId: number): Promise<Map<Stage, number>> {
  const rows = await db
    .select({ stage: applications.stage, all: count() })
    .from(applications)
    .where(eq(applications.tutorId, tutorId))
    .groupBy(applications.stage);
  return new Map(rows.map(({ stage, all }) => [stage, all]));
}

const sum = (counts: Map<Stage, number>, wanted: readonly Stage[]) =>
  wanted.reduce((total, stage) => total + (counts.get(stage) ?? 0), 0);

export async function listTutoringJobs(
  services: Services,
  tutorId: number,
  { type, page }: { type: StageColumn; page: number },
  lang: Lang,
): Promise<History> {
  const total = sum(await countStages(services, tutorId), stagesOf(type));
  const rows = await readPage(services, tutorId, type, page);
  return pageOf(
    page,
    total,
    rows.map((row) => present(services, row, lang)),
  );
}

/** The count of a tab is that of its list. */
export async function sidebarCounts(
  services: Services,
  tutorId: number,
  lang: Lang,
): Promise<z.output<typeof sidebarCountsAnswer>> {
  const counts = await countStages(services, tutorId);
  return {
    data: stages.map((id) => ({
      id,
      label: serverText(`tutoring.${id}`, lang),
      count: sum(counts, stagesOf(id)),
    })),
  };
}
