/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

export const memberPaths = ['/community/:postId'] as const;

export const tutorPaths = [
  '/tutor/community',
  '/tutor/community/:postId',
  '/tutor/reviews',
] as const;

export const guardianPaths = [
  '/parent/dashboard/community',
  '/parent/dashboard/community/:postId',
  '/parent/dashboard/profile/timeline',
] as const;
