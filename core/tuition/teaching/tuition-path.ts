import type { OwnSide } from '#core/people/account/own-sides.ts';

/** The screens of one tuition, in the order of their tabs. */
export const tuitionTabs = ['routine', 'lessons', 'messages', 'changes', 'job-details'] as const;
export type TuitionTab = (typeof tuitionTabs)[number];

const BASES = {
  tutor: '/tutor/my-students',
  guardian: '/parent/dashboard/manage-tutor',
} as const satisfies Record<OwnSide, string>;

export const tuitionPath = (side: OwnSide, tab: TuitionTab, id: number) =>
  `${BASES[side]}/${tab}/${id}` as const;

/** All tuitions of one person in one week. */
export const WEEK_PATHS: Record<OwnSide, string> = {
  tutor: '/tutor/my-students/week',
  guardian: '/parent/dashboard/teachers/week',
};

/** The monthly report, below the lessons. */
export const lessonReportPath = (side: OwnSide, id: number): string =>
  `${tuitionPath(side, 'lessons', id)}/report`;
