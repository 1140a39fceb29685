/**
 * The stages of a tutor's applications. Source: docs/requirements/dashboards/tutor-area.md, "Job
 * history".
 */
import { z } from 'zod';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { endedReasons, stageColumns, stages } from '#core/market/hire/application-stages.ts';
import { tuitionSide } from './tuition-fields.ts';

export const jobHistoryParams = z.object({ type: z.enum(stageColumns) });

const jobHistoryItem = z.object({
  jobId: z.int(),
  class_name: z.string(),
  category_name: z.string(),
  tutoring_place: z.string(),
  salary_for_tutor: z.int(),
  days_in_week: z.int(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  location_name: z.string(),
  city_name: z.string(),
  applied_at: z.string(),
  stage_changed_at: z.string(),
  tutor_gender: z.int(),
  stage: z.enum(stages),
  ended_reason: z.enum(endedReasons).nullable(),
  ended_by: tuitionSide.nullable(),
  answer: z.string().nullable(),
  can_withdraw: z.boolean(),
  is_public: z.boolean(),
});
export const jobHistoryAnswer = pagedAnswer(jobHistoryItem);
export const sidebarCountsAnswer = z.object({
  data: z.array(z.object({ id: z.enum(stages), label: z.string(), count: z.int() })),
});
