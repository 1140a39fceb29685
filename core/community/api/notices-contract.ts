/** The notice board: schemas and access. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as notices from './notices.ts';

const board = { tag: 'Notifications', access: 'session', query: langQuery } as const;
const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const noticesContract = {
  listNotices: {
    ...board,
    summary: 'What staff have written on the board of people like the caller, newest first',
    answer: notices.noticesAnswer,
  },
  dismissNotice: {
    ...board,
    summary: 'Closes a notice for the caller alone',
    params: notices.noticeParams,
    answer: statusAnswer,
  },
  listStaffNotices: {
    ...staffOnly,
    summary: 'Notices, the newest first',
    query: notices.staffNoticesQuery,
    answer: notices.staffNoticesAnswer,
  },
  createStaffNotice: {
    ...staffOnly,
    summary: 'A new notice, in both languages',
    body: notices.createNoticeBody,
    answer: notices.noticeSaved,
  },
  changeStaffNotice: {
    ...staffOnly,
    summary: 'Changes a notice that has not ended; an older version is refused',
    params: notices.noticeParams,
    body: notices.changeNoticeBody,
    answer: notices.noticeSaved,
  },
  endStaffNotice: {
    ...staffOnly,
    summary: 'Takes a notice off the boards',
    params: notices.noticeParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
