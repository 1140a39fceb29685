/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

export const memberPaths = ['/notifications'] as const;

export const tutorPaths = ['/tutor/settings/notifications'] as const;

export const guardianPaths = ['/parent/dashboard/profile/settings/notifications'] as const;
