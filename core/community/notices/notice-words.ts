/** Words and limits of notices. Source: docs/requirements/dashboards/parent-area.md, "Notice board". */
import type { accountTypes } from '#core/people/account/account-words.ts';

export const noticeAudiences = ['both', 'guardians', 'tutors'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

export const NOTICE_TITLE_MAX = 80;
export const NOTICE_TEXT_MAX = 600;
/** The newest of a board; more would bury what the dashboard is for. */
export const NOTICES_SHOWN = 5;

/** Returns the audiences whose notices a person of this kind sees. */
export const noticesFor = (type: (typeof accountTypes)[number]): NoticeAudience[] => {
  if (type === 'staff') return [];
  return ['both', type === 'tutor' ? 'tutors' : 'guardians'];
};
