/** The screens of the tutor's area, apart from the rest: most visitors never open it. */
import { type RouteObject, useRoutes } from 'react-router';
import { tutorScreens as community } from '#app/community/tutor-screens.ts';
import { tutorScreens as dashboards, tutorSetupScreens } from '#app/dashboards/tutor-screens.ts';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { toRoutes } from '#app/ground/page/screens.tsx';
import { accountTexts } from '#app/ground/texts/account-texts.ts';
import { addTextFiles } from '#app/ground/texts/load-area.ts';
import { WishNotice } from '#app/market/applying/wish/wish-notice.tsx';
import { tutorScreens as market } from '#app/market/tutor-screens.tsx';
import { tutorScreens as money } from '#app/money/tutor-screens.ts';
import { tutorScreens as notify } from '#app/notify/tutor-screens.ts';
import { tutorScreens as people } from '#app/people/tutor-screens.ts';
import { PublicFrame } from '#app/shell/public-frame.tsx';
import { tutorScreens as site } from '#app/site/tutor-screens.ts';
import { tutorScreens as tuition } from '#app/tuition/tutor-screens.ts';
import { PageAssistant } from './page-assistant.tsx';

addTextFiles(accountTexts);

const AREA = '/tutor';
const TutorShell = lazyPages('frame', 'tutor')(
  () => import('#app/dashboards/tutor/shell/tutor-shell.tsx'),
  'TutorShell',
);
const NotFoundPage = lazyPages()(
  () => import('#app/ground/page/not-found-page.tsx'),
  'NotFoundPage',
);

const screens = {
  ...people,
  ...notify,
  ...money,
  ...market,
  ...tuition,
  ...community,
  ...dashboards,
  ...site,
};
export const tutorRoutes: RouteObject[] = [
  { element: <TutorShell />, children: toRoutes(screens, AREA) },
  {
    element: <PublicFrame extra={<PageAssistant />} notice={<WishNotice />} />,
    children: [...toRoutes(tutorSetupScreens, AREA), { path: '*', element: <NotFoundPage /> }],
  },
];

export const TutorRoutes = () => useRoutes(tutorRoutes);
