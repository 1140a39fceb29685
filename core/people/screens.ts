/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

export const drawnPaths = [
  '/auth/signin',
  '/auth/signup-as',
  '/auth/tutor/signup',
  '/auth/parent/signup',
  '/auth/get-phone',
  '/auth/forgotten-password',
  '/verify-email',
] as const;

export const openPaths = [
  '/auth/otp-verification',
  '/auth/second-factor',
  '/auth/otp-verification-for-signin',
  '/auth/otp-verification-for-password-reset',
  '/auth/reset-password',
  {
    path: '/auth/tutor/details/:step',
    words: ['secondary-education', 'bachelor-education', 'tutor-location', 'teaching-location'],
  },
  '/stop-number-change',
] as const;

/** The page only leads guardians on to their set-up. */
export const memberPaths = [
  { path: '/coach/details/:step?', words: ['student', 'location', 'hire'] },
] as const;

export const tutorPaths = [
  '/tutor/cv',
  '/tutor/profile',
  '/tutor/profile/overview',
  '/tutor/profile/students',
  '/tutor/profile/update/education',
  '/tutor/profile/update/tutoring/:section?',
  '/tutor/profile/update/certificate',
  '/tutor/profile/update/personal/:part?',
  '/tutor/settings',
  '/tutor/settings/personal-info',
  '/tutor/settings/change-number',
  '/tutor/settings/change-password',
  '/tutor/settings/social-media',
  '/tutor/settings/verified-history',
  '/tutor/settings/account-status',
  '/tutor/settings/pay-info',
  '/tutor/settings/devices',
  '/tutor/settings/own-data',
] as const;

export const guardianPaths = [
  '/parent/settings',
  '/parent/dashboard/profile',
  '/parent/dashboard/profile/overview',
  '/parent/dashboard/profile/settings',
  '/parent/dashboard/profile/settings/personal-info',
  '/parent/dashboard/profile/settings/change-number',
  '/parent/dashboard/profile/settings/change-password',
  '/parent/dashboard/profile/settings/location',
  '/parent/dashboard/profile/settings/account-status',
  '/parent/dashboard/profile/settings/students',
  '/parent/dashboard/profile/settings/devices',
  '/parent/dashboard/profile/settings/own-data',
] as const;
