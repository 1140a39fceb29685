/**
 * The screens of every wing by path, in their frames and behind their guards; each loads when it is
 * first opened. Source: docs/requirements/shell/app-shell.md, "Screens".
 */
import { Suspense } from 'react';
import { Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import * as community from '#app/community/public-screens.ts';
import { publicPages } from '#app/ground/page/page-loading.tsx';
import { toRoutes } from '#app/ground/page/screens.tsx';
import { WishNotice } from '#app/market/applying/wish/wish-notice.tsx';
import * as market from '#app/market/public-screens.ts';
import * as money from '#app/money/public-screens.ts';
import * as notify from '#app/notify/public-screens.ts';
import * as people from '#app/people/public-screens.ts';
import { GuestsOnly, SignedInOnly } from '#app/people/session/guards.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { ConsoleFrame } from '#app/shell/console-frame.tsx';
import { PublicFrame } from '#app/shell/public-frame.tsx';
import { Shell } from '#app/shell/shell.tsx';
import * as site from '#app/site/public-screens.ts';
import { OwnHandover } from '#app/tuition/handover/own-handover.tsx';
import { PageAssistant } from './page-assistant.tsx';
import { PageExtras } from './page-extras.tsx';
import { routesNear } from './routes-near.ts';

const plainPage = publicPages();
const TutorRoutes = plainPage(() => import('./tutor-routes.tsx'), 'TutorRoutes');
const ParentRoutes = publicPages(
  'boardControls',
  'hire',
  'parent',
)(() => import('./parent-routes.tsx'), 'ParentRoutes');
const StaffArea = publicPages(
  'staff',
  'job',
  'hire',
)(() => import('#app/staff/staff-routes.tsx'), 'StaffArea');
const NotFoundPage = plainPage(() => import('#app/ground/page/not-found-page.tsx'), 'NotFoundPage');
const TutorShell = publicPages('frame', 'tutor')(
  () => import('#app/dashboards/tutor/shell/tutor-shell.tsx'),
  'TutorShell',
);
const GuardianShell = publicPages('frame', 'parent')(
  () => import('#app/dashboards/guardian/shell/guardian-shell.tsx'),
  'GuardianShell',
);

/** The frame around what tutors and guardians both have: each stays in the own area. */
function OwnFrame() {
  const { user } = useSession();
  if (user?.type === 'tutor') return <TutorShell />;
  if (user?.type === 'parent') return <GuardianShell />;
  return <PublicFrame extra={<PageAssistant />} notice={<WishNotice />} />;
}

const ownWindow = (
  <Suspense>
    <Outlet />
  </Suspense>
);

/** The page of a job has room for the hand-over, whose wing stands above its own. */
const withHandover = (route: RouteObject): RouteObject =>
  route.path === 'job-details/:jobId?'
    ? { ...route, index: false, children: [{ index: true, element: <OwnHandover /> }] }
    : route;

const openRoutes: RouteObject[] = [
  ...toRoutes({ ...site.publicScreens, ...notify.publicScreens, ...people.publicScreens }),
  ...toRoutes(market.publicScreens).map(withHandover),
  { element: <GuestsOnly />, children: toRoutes(people.guestScreens) },
  { path: '*', element: <NotFoundPage /> },
];

const memberRoutes: RouteObject[] = [
  // It only leads on, and shows no frame on the way.
  ...toRoutes(community.memberScreens),
  {
    element: <OwnFrame />,
    children: toRoutes({
      ...people.memberScreens,
      ...notify.memberScreens,
      ...money.memberScreens,
    }),
  },
];

/** The routes as objects, so that the screen of an address can be found without drawing it. */
export const appRoutes: RouteObject[] = [
  // Opened beside a partner's page: without our header and footer.
  { element: ownWindow, children: toRoutes(site.windowScreens) },
  {
    element: <Shell />,
    children: [
      {
        element: <PublicFrame extra={<PageExtras />} notice={<WishNotice isDrawn />} />,
        children: openRoutes,
      },
      { element: <SignedInOnly />, children: memberRoutes },
      {
        element: <SignedInOnly type="tutor" />,
        children: [{ path: 'tutor/*', element: <TutorRoutes /> }],
      },
      {
        element: <SignedInOnly type="parent" />,
        children: [{ path: 'parent/*', element: <ParentRoutes /> }],
      },
      {
        element: <SignedInOnly type="staff" />,
        children: [
          { element: <ConsoleFrame />, children: [{ path: 'staff/*', element: <StaffArea /> }] },
        ],
      },
    ],
  },
];

export function AppRoutes() {
  const { pathname } = useLocation();
  return useRoutes(routesNear(appRoutes, pathname));
}
