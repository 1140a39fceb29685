import type { OwnSide } from './own-sides.ts';

/** The screens of one tuition, in the order of their tabs. */
export const tuitionTabs = ['changes', 'job-details', 'messages'] as const;
export type TuitionTab = (typeof tuitionTabs)[number];

const BASES: Record<OwnSide, string> = {
  tutor: '/tutor/my-students',
  guardian: '/parent/dashboard/manage-tutor',
};

export const tuitionPath = (side: OwnSide, tab: TuitionTab, id: number): string =>
  `${BASES[side]}/${tab}/${id}`;
