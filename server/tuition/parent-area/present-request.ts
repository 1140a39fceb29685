import type { Lang } from '#core/ground/i18n/lang.ts';
import type { RequestSummary } from '#core/market/api/parent.ts';
import type { TuitionState } from '#core/market/api/tuition-fields.ts';
import { jobTypeOf } from '#core/market/hire/job-type.ts';
import { shownStatus } from '#core/market/hire/request-status.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';

export interface RequestProgress {
  applied: number;
  proposed: number;
  tuition: TuitionState;
  hasChosen: boolean;
}

interface RequestRow {
  job: JobRow;
  toDo: RequestSummary['to_do'];
}

export const presentSummary = (
  { job, toDo }: RequestRow,
  progress: RequestProgress,
  lookups: Lookups,
  lang: Lang,
): RequestSummary => ({
  id: job.id,
  request_no: requestNo(job.id),
  status: shownStatus(job.status),
  job_type: jobTypeOf(shownStatus(job.status), progress.tuition),
  is_hidden: job.status === 'hidden',
  reason: job.statusReason,
  ...nameJob(job, lookups, lang),
  medium: job.curriculumId === null ? null : nameIn(lookups.curricula, job.curriculumId, lang),
  days_in_week: job.daysInWeek,
  tutor_gender: job.tutorGender,
  tutor_requirement: job.tutorRequirement,
  actual_salary: job.actualSalary,
  created_at: job.createdAt.toISOString(),
  updated_at: (job.updatedAt ?? job.createdAt).toISOString(),
  posted_at: job.postedAt?.toISOString() ?? null,
  total_application: progress.applied,
  proposed_tutors: progress.proposed,
  has_chosen: progress.hasChosen,
  to_do: toDo,
  tuition: progress.tuition,
  version: job.version,
});
