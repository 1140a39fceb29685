import type { CommunityRole } from './community-constants.ts';

const BASES: Record<CommunityRole, string> = {
  tutor: '/tutor/community',
  guardian: '/parent/dashboard/community',
};

export const communityPath = (role: CommunityRole): string => BASES[role];
/** The screen of one post in the reader's own area. */
export const postPath = (role: CommunityRole, id: number): string => `${BASES[role]}/${id}`;
/** The address people share; it takes tutors and guardians to the post in their own area. */
export const sharedPostPath = (id: number): string => `/community/${id}`;
