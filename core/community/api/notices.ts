/** The notice board, as tutors and guardians read it and staff write it. Source: docs/requirements/dashboards/parent-area.md, "Notice board". */
import { z } from 'zod';
import {
  NOTICE_TEXT_MAX,
  NOTICE_TITLE_MAX,
  noticeAudiences,
} from '#core/community/notices/notice-words.ts';
import { fail, id, nullableText, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { windowStates } from '#core/ground/dates/day-window.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor, version } from '#core/people/api/fields/staff-fields.ts';

export const notice = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  from_on: z.string(),
});
export type Notice = z.infer<typeof notice>;
export const noticesAnswer = z.object({ data: z.array(notice) });
export const noticeParams = z.object({ id });

const title = personText(NOTICE_TITLE_MAX);
const text = personText(NOTICE_TEXT_MAX);
const noticeFields = {
  audience: z.enum(noticeAudiences),
  from_on: z.iso.date(),
  until_on: z.iso.date(),
  title_en: title,
  title_bn: title,
  text_en: text,
  text_bn: text,
};
type Days = Record<'from_on' | 'until_on', string>;
const checkDays = ({ from_on, until_on }: Days, context: z.core.$RefinementCtx) => {
  if (until_on < from_on) fail(context, 'until_on', 'ends_before_start');
};
export const createNoticeBody = z.strictObject(noticeFields).superRefine(checkDays);
export const changeNoticeBody = z.strictObject({ ...noticeFields, version }).superRefine(checkDays);

export const staffNoticesQuery = z.object({
  status: optional(z.enum(windowStates)),
  ...pageQuery.shape,
});
export const staffNotice = z.object({
  id: z.int(),
  state: z.enum(windowStates),
  audience: z.enum(noticeAudiences),
  from_on: z.string(),
  until_on: z.string(),
  title_en: z.string(),
  title_bn: z.string(),
  text_en: z.string(),
  text_bn: z.string(),
  version: z.int(),
  dismissed: z.int(),
  created_at: z.string(),
  created_by: actor,
  changed_at: nullableText,
  changed_by: actor,
  ended_at: nullableText,
  ended_by: actor,
});
export type StaffNotice = z.infer<typeof staffNotice>;
export const staffNoticesAnswer = pagedAnswer(staffNotice);
export const noticeSaved = z.object({ ...success, id: z.int() });
