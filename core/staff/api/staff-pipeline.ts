/** The board of one job: its applications from applied to confirmed, and what staff do with them. */

import { z } from 'zod';
import { id, nullableText, optional } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import * as limit from '#core/ground/limits/hire-limits.ts';
import { firstLesson, tuitionSide } from '#core/market/api/tuition-fields.ts';
import { endedReasons, stageColumns, stages } from '#core/market/hire/application-stages.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { accountStatus, actor, staffNote } from '#core/people/api/fields/staff-fields.ts';
import { tutorFacts } from '#core/people/api/tutor-facts.ts';
import { feedback } from '#core/tuition/api/handover.ts';
import { tuitionLife } from '#core/tuition/api/tuition-changes.ts';
import { staffRequestRow } from './staff-requests.ts';

const stage = z.enum(stages);

export const pipelineCard = z.object({
  application_id: z.int(),
  stage,
  tutor: z.object({
    user_id: z.int(),
    tutorid: z.string(),
    name: z.string(),
    photo: nullableText,
    phone: z.string(),
    city_name: nullableText,
    area: nullableText,
    ...tutorFacts,
    fit: z.object({
      teaches_class: z.boolean().nullable(),
      subjects: z.array(z.object({ subject_name: z.string(), is_taught: z.boolean() })).nullable(),
    }),
    acceptance: z.enum(['waiting', 'declined']).nullable(),
    profile_completed: z.int(),
    account_status: accountStatus,
    is_banned: z.boolean(),
    gender: z.int().nullable(),
    gender_matches: z.boolean(),
  }),
  applied_at: z.string(),
  stage_changed_at: z.string(),
  ended_reason: z.enum(endedReasons).nullable(),
  ended_by: tuitionSide.nullable(),
  first_lesson: firstLesson,
  demo_held: z.boolean(),
  feedback: feedback.nullable(),
  letter: z.object({ version: z.int(), signed_by: z.array(z.enum(ownSides)) }).nullable(),
  answer: nullableText,
  is_chosen: z.boolean(),
  charge_unpaid: z.boolean(),
  may_move_to: z.array(stage),
  last_move: z
    .object({
      id: z.int(),
      from: stage,
      to: stage,
      at: z.string(),
      by: actor,
      note: nullableText,
      can_undo: z.boolean(),
    })
    .nullable(),
  life: tuitionLife,
  notes: z.array(staffNote),
});
export type PipelineCard = z.infer<typeof pipelineCard>;

export const pipelineAnswer = z.object({
  request: staffRequestRow,
  shortlist_max: z.literal(limit.SHORTLIST_MAX),
  choice: z.object({ application_id: z.int(), reason: nullableText }).nullable(),
  columns: z.array(
    z.object({
      column: z.enum(stageColumns),
      total: z.int(),
      cards: z.array(pipelineCard),
    }),
  ),
});
export type Pipeline = z.infer<typeof pipelineAnswer>;

const note = optional(personText(limit.TEXT_MAX));
export const moveApplicationBody = z.strictObject({
  from: stage,
  to: stage,
  note: note,
  answer: note,
  ended_by: optional(tuitionSide),
  salary: optional(z.int().min(limit.SALARY_MIN).max(limit.SALARY_MAX)),
  without_demo: optional(z.boolean()),
});
export const undoMoveBody = z.strictObject({ move_id: id });
export const moveAnswer = z.object({
  ...success,
  stage,
  move_id: z.int(),
});

export const undoMoveAnswer = moveAnswer.extend({
  kept_charge: z.string().nullable(),
});

export const staffNoteBody = z.strictObject({
  subject: z.enum(['request', 'application', 'user', 'coach_request']),
  id,
  text: personText(limit.TEXT_MAX),
});
export const staffNoteAnswer = z.object({ status: z.literal('success'), note: staffNote });

export const compareLinkBody = z.strictObject({ send_sms: z.boolean().default(false) });
export const compareLinkAnswer = z.object({
  url: z.string(),
  expires_at: z.string(),
  sms_sent: z.boolean(),
});
