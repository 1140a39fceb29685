/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/dashboards/screens.ts';

/** The screens before the area's own, which stand without its menu. */
export const tutorSetupScreens = {
  '/tutor': lazyPages()(() => import('./tutor/setup/tutor-home-page.tsx'), 'TutorHomePage'),
  '/tutor/details/:step': lazyPages(
    'boardControls',
    'setup',
    'form',
    'errors',
  )(() => import('./tutor/setup/setup-page.tsx'), 'SetupPage'),
  '/tutor/steps/:step?': lazyPages(
    'setup',
    'profile',
    'tutorProfile',
    'tutor',
    'form',
    'errors',
  )(() => import('./tutor/steps/steps-page.tsx'), 'StepsPage'),
} satisfies Partial<Screens<typeof tutorPaths>>;

export const tutorScreens = {
  '/tutor/dashboard': lazyPages('board', 'history')(
    () => import('./tutor/tutor-dashboard-page.tsx'),
    'DashboardPage',
  ),
} satisfies Omit<Screens<typeof tutorPaths>, keyof typeof tutorSetupScreens>;
