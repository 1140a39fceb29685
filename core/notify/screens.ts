/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

/** The short links of SMS: core/notify/messages/short-paths.ts. */
export const openPaths = ['/r/:requestId', '/s/:screen/:id?'] as const;

export const memberPaths = ['/notifications'] as const;

export const tutorPaths = ['/tutor/settings/notifications'] as const;

export const guardianPaths = ['/parent/dashboard/profile/settings/notifications'] as const;
