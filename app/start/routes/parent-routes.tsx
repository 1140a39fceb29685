/** The guardian's screens, in a part of their own: no other reader fetches even their list. */
import { type RouteObject, useRoutes } from 'react-router';
import { guardianScreens as community } from '#app/community/guardian-screens.ts';
import { guardianScreens as dashboards } from '#app/dashboards/guardian-screens.ts';
import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { toRoutes } from '#app/ground/page/screens.tsx';
import { accountTexts } from '#app/ground/texts/account-texts.ts';
import { addTextFiles } from '#app/ground/texts/load-area.ts';
import { WishNotice } from '#app/market/applying/wish/wish-notice.tsx';
import { guardianScreens as market } from '#app/market/guardian-screens.ts';
import { guardianScreens as money } from '#app/money/guardian-screens.ts';
import { guardianScreens as notify } from '#app/notify/guardian-screens.ts';
import { guardianScreens as people } from '#app/people/guardian-screens.ts';
import { PublicFrame } from '#app/shell/public-frame.tsx';
import { guardianScreens as tuition } from '#app/tuition/guardian-screens.ts';
import { PageAssistant } from './page-assistant.tsx';

addTextFiles(accountTexts);

const GuardianShell = lazyPages('frame', 'parent')(
  () => import('#app/dashboards/guardian/shell/guardian-shell.tsx'),
  'GuardianShell',
);
const MissingPage = lazyPages()(
  () => import('#app/dashboards/guardian/shell/missing-page.tsx'),
  'MissingPage',
);
const missing = { path: '*', element: <MissingPage /> };

const screens = Object.entries({
  ...people,
  ...notify,
  ...money,
  ...market,
  ...tuition,
  ...community,
  ...dashboards,
});
/** The set-up and older addresses stand outside of it, without its menu. */
const isOfDashboard = ([path]: [string, unknown]) => path.startsWith(PARENT_DASHBOARD);
const outside = Object.fromEntries(screens.filter((screen) => !isOfDashboard(screen)));
const inside = Object.fromEntries(screens.filter(isOfDashboard));

export const parentRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    element: <GuardianShell />,
    children: [...toRoutes(inside, PARENT_DASHBOARD), missing],
  },
  {
    element: <PublicFrame extra={<PageAssistant />} notice={<WishNotice />} />,
    children: [...toRoutes(outside, '/parent'), missing],
  },
];

export const ParentRoutes = () => useRoutes(parentRoutes);
