/**
 * Every screen of the app by path; each loads when it is first opened.
 * Source: docs/requirements/app-shell.md, "Screens".
 */
import { Suspense } from 'react';
import { createRoutesFromElements, Outlet, Route, useRoutes } from 'react-router';
import { SHOP_PATH } from '#core/site/app-paths.ts';
import { authRoutes } from './auth/auth-routes.tsx';
import { SignedInOnly } from './session/guards.tsx';
import { useSession } from './session/session-provider.tsx';
import { ConsoleFrame } from './shell/console-frame.tsx';
import { publicPages } from './shell/page-loading.tsx';
import { PublicFrame } from './shell/public-frame.tsx';
import { Shell } from './shell/shell.tsx';

const plainPage = publicPages();
const jobPage = publicPages('board', 'job', 'applying');
const authPage = publicPages('auth');
const guardianPage = publicPages('boardControls', 'hire', 'parent');
const staffPage = publicPages('staff', 'job', 'hire');
const connectPage = publicPages('connect', 'auth');
const applyPage = publicPages('connect', 'auth', 'job', 'applying');

const HomePage = publicPages(
  'home',
  'board',
  'job',
)(() => import('./public/home/home-page.tsx'), 'HomePage');
const JobBoardPage = publicPages('board', 'boardControls')(
  () => import('./public/job-board/job-board-page.tsx'),
  'JobBoardPage',
);
const JobDetailsPage = jobPage(
  () => import('./public/job-details/job-details-page.tsx'),
  'JobDetailsPage',
);
const HubPage = publicPages(
  'hub',
  'hubControls',
  'boardControls',
)(() => import('./public/hub/hub-page.tsx'), 'HubPage');
const HubTutorPage = publicPages(
  'hub',
  'tutorProfile',
  'job',
)(() => import('./public/hub/hub-tutor-page.tsx'), 'HubTutorPage');
const TermsPage = publicPages('document', 'terms')(
  () => import('./public/document/terms-page.tsx'),
  'TermsPage',
);
const PrivacyPage = publicPages('document', 'privacy')(
  () => import('./public/document/privacy-page.tsx'),
  'PrivacyPage',
);
const contactPage = publicPages('contact');
const SupportPage = contactPage(() => import('./public/contact/support-page.tsx'), 'SupportPage');
const ContactPage = contactPage(() => import('./public/contact/contact-page.tsx'), 'ContactPage');
const crmPage = publicPages('crm');
const ThanksPage = crmPage(() => import('./public/crm/thanks-page.tsx'), 'ThanksPage');
const OutsideFormPage = crmPage(
  () => import('./public/crm/outside-form-page.tsx'),
  'OutsideFormPage',
);
const ShopPage = publicPages('shop')(() => import('./public/shop/shop-page.tsx'), 'ShopPage');
const ForPartnersPage = publicPages('partners')(
  () => import('./public/partners/for-partners-page.tsx'),
  'ForPartnersPage',
);
const guidePage = publicPages('guide', 'guideText');
const GuidePage = guidePage(() => import('./public/partners/guide/guide-page.tsx'), 'GuidePage');
const GuideChapterPage = guidePage(
  () => import('./public/partners/guide/guide-chapter-page.tsx'),
  'GuideChapterPage',
);
const LandingsPage = publicPages('landing')(
  () => import('./public/landing/landings-page.tsx'),
  'LandingsPage',
);
const JobsLandingPage = publicPages('landing', 'board')(
  () => import('./public/landing/jobs-landing-page.tsx'),
  'JobsLandingPage',
);
const TutorsLandingPage = publicPages('landing', 'hub')(
  () => import('./public/landing/tutors-landing-page.tsx'),
  'TutorsLandingPage',
);
const ConfigurePage = publicPages(
  'partners',
  'guide',
  'boardControls',
  'hubControls',
)(() => import('./public/partners/configure/configure-page.tsx'), 'ConfigurePage');
const FollowPage = plainPage(() => import('./parent/follow/follow-page.tsx'), 'FollowPage');
const SetupRedirectPage = plainPage(
  () => import('./auth/setup-redirect/setup-redirect-page.tsx'),
  'SetupRedirectPage',
);
const CoachRedirectPage = plainPage(
  () => import('./auth/setup-redirect/coach-redirect-page.tsx'),
  'CoachRedirectPage',
);
const TutorRoutes = plainPage(() => import('./tutor-routes.tsx'), 'TutorRoutes');
const NotificationsPage = publicPages('notifications')(
  () => import('./notifications/notifications-page.tsx'),
  'NotificationsPage',
);
const PaymentResultPage = publicPages('money', 'papers')(
  () => import('./money/payment-result/payment-result-page.tsx'),
  'PaymentResultPage',
);
const SharedPostPage = plainPage(
  () => import('./community/shared-post-page.tsx'),
  'SharedPostPage',
);
const ConnectPage = connectPage(() => import('./embed/connect/connect-page.tsx'), 'ConnectPage');
const ApplyPage = applyPage(() => import('./embed/apply/apply-page.tsx'), 'ApplyPage');
const StaffArea = staffPage(() => import('./staff/staff-routes.tsx'), 'StaffArea');
const ParentRoutes = guardianPage(() => import('./parent/parent-routes.tsx'), 'ParentRoutes');
const HireTutorPage = guardianPage(
  () => import('./public/hire-tutor/hire-tutor-page.tsx'),
  'HireTutorPage',
);
const ComparePage = guardianPage(() => import('./public/compare/compare-page.tsx'), 'ComparePage');
const VerifyEmailPage = authPage(
  () => import('./auth/verify-email/verify-email-page.tsx'),
  'VerifyEmailPage',
);
const StopNumberChangePage = publicPages('numberChange')(
  () => import('./auth/stop-number-change/stop-number-change-page.tsx'),
  'StopNumberChangePage',
);
const AssistantPage = publicPages('assistant')(
  () => import('./public/assistant/assistant-page.tsx'),
  'AssistantPage',
);
const UiPage = publicPages('kit')(() => import('./public/ui/ui-page.tsx'), 'UiPage');
const OfflinePage = publicPages('offline')(
  () => import('./public/offline/offline-page.tsx'),
  'OfflinePage',
);
const NotFoundPage = plainPage(
  () => import('./public/not-found/not-found-page.tsx'),
  'NotFoundPage',
);

const TutorShell = publicPages('tutor')(
  () => import('./tutor/shell/tutor-shell.tsx'),
  'TutorShell',
);
/** Around what tutors and guardians both have: tutors stay in their area. */
function OwnFrame() {
  const { user } = useSession();
  return user?.type === 'tutor' ? <TutorShell /> : <PublicFrame />;
}

const ownWindow = (
  <Suspense>
    <Outlet />
  </Suspense>
);

/** As objects, so that the screen of an address can be found without drawing it. */
export const appRoutes = createRoutesFromElements(
  <>
    {/* Opened beside a partner's page: without our header and footer. */}
    <Route path="embed" element={ownWindow}>
      <Route path="connect" element={<ConnectPage />} />
      <Route path="apply" element={<ApplyPage />} />
    </Route>
    <Route element={<Shell />}>
      <Route element={<PublicFrame />}>
        <Route index element={<HomePage />} />
        <Route path="job-board" element={<JobBoardPage />} />
        <Route path="job-details/:jobId?" element={<JobDetailsPage />} />
        <Route path="hub" element={<HubPage />} />
        <Route path="hub/tutor-profile/:tutorId" element={<HubTutorPage />} />
        <Route path="crm/hire-tutor" element={<HireTutorPage />} />
        <Route path="crm/thanks" element={<ThanksPage />} />
        <Route path="crm/:title?" element={<OutsideFormPage />} />
        <Route path="r/:requestId" element={<FollowPage />} />
        <Route path="compare" element={<ComparePage />} />
        <Route path="ui" element={<UiPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="stop-number-change" element={<StopNumberChangePage />} />
        <Route path="assistant" element={<AssistantPage />} />
        <Route path="terms-conditions" element={<TermsPage />} />
        <Route path={SHOP_PATH} element={<ShopPage />} />
        <Route path="support" element={<SupportPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="tuition-jobs" element={<LandingsPage />} />
        <Route path="tuition-jobs/:place/:topic" element={<JobsLandingPage />} />
        <Route path="tutors/:city/:category" element={<TutorsLandingPage />} />
        <Route path="offline" element={<OfflinePage />} />
        <Route path="partners" element={<ForPartnersPage />} />
        <Route path="partners/configure" element={<ConfigurePage />} />
        <Route path="partners/guide" element={<GuidePage />} />
        <Route path="partners/guide/:chapter" element={<GuideChapterPage />} />
        <Route path="privacy-policy" element={<PrivacyPage />} />
        {authRoutes}
        <Route path="auth/tutor/details/:step" element={<SetupRedirectPage />} />
        <Route element={<SignedInOnly type="parent" />}>
          <Route path="coach/details/:step?" element={<CoachRedirectPage />} />
          <Route path="parent/*" element={<ParentRoutes />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path="community/:postId" element={<SharedPostPage />} />
        <Route element={<OwnFrame />}>
          <Route path="notifications" element={<NotificationsPage />} />
          <Route path="payment/:ref" element={<PaymentResultPage />} />
        </Route>
      </Route>
      <Route element={<SignedInOnly type="tutor" />}>
        <Route path="tutor/*" element={<TutorRoutes />} />
      </Route>
      <Route element={<SignedInOnly type="staff" />}>
        <Route element={<ConsoleFrame />}>
          <Route path="staff/*" element={<StaffArea />} />
        </Route>
      </Route>
    </Route>
  </>,
);

export const AppRoutes = () => useRoutes(appRoutes);
