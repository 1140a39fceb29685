/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

export const tutorPaths = [
  '/tutor',
  {
    path: '/tutor/details/:step',
    words: ['secondary-education', 'bachelor-education', 'tutor-location', 'teaching-location'],
  },
  '/tutor/dashboard',
  '/tutor/steps/:step?',
] as const;

export const guardianPaths = [
  '/parent',
  { path: '/parent/details/:step?', words: ['student', 'location', 'hire'] },
  '/parent/dashboard',
] as const;
