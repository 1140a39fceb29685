/** The wing's screens in the guardian's area. */
import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/dashboards/screens.ts';

export const guardianScreens = {
  '/parent': leadTo(PARENT_DASHBOARD),
  '/parent/details/:step?': lazyPages('setup')(
    () => import('./guardian/setup/guardian-setup-page.tsx'),
    'GuardianSetupPage',
  ),
  '/parent/dashboard': lazyPages(
    'dashboard',
    'money',
    'onlineLessons',
    'setup',
  )(() => import('./guardian/parent-dashboard-page.tsx'), 'DashboardPage'),
} satisfies Screens<typeof guardianPaths>;
