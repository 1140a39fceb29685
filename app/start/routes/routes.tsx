/**
 * Every screen of the app by path; each loads when it is first opened.
 * Source: docs/requirements/shell/app-shell.md, "Screens".
 */
import { Suspense } from 'react';
import { createRoutesFromElements, Outlet, Route, useRoutes } from 'react-router';
import { publicPages } from '#app/ground/page/page-loading.tsx';
import { authRoutes } from '#app/people/auth/auth-routes.tsx';
import { SignedInOnly } from '#app/people/session/guards.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { ConsoleFrame } from '#app/shell/console-frame.tsx';
import { PublicFrame } from '#app/shell/public-frame.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { OwnHandover } from '#app/tuition/handover/own-handover.tsx';
import { SHOP_PATH } from '#core/site/app-paths.ts';
import { PageAssistant } from './page-assistant.tsx';

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
)(() => import('#app/site/home/home-page.tsx'), 'HomePage');
const JobBoardPage = publicPages('board', 'boardControls')(
  () => import('#app/market/job-board/job-board-page.tsx'),
  'JobBoardPage',
);
const JobDetailsPage = jobPage(
  () => import('#app/market/job-details/job-details-page.tsx'),
  'JobDetailsPage',
);
const HubPage = publicPages(
  'hub',
  'hubControls',
  'boardControls',
)(() => import('#app/market/hub/hub-page.tsx'), 'HubPage');
const HubTutorPage = publicPages(
  'hub',
  'tutorProfile',
  'profileFields',
  'job',
)(() => import('#app/market/hub/hub-tutor-page.tsx'), 'HubTutorPage');
const TermsPage = publicPages('document', 'terms')(
  () => import('#app/site/document/terms-page.tsx'),
  'TermsPage',
);
const PrivacyPage = publicPages('document', 'privacy')(
  () => import('#app/site/document/privacy-page.tsx'),
  'PrivacyPage',
);
const contactPage = publicPages('contact');
const SupportPage = contactPage(() => import('#app/site/contact/support-page.tsx'), 'SupportPage');
const ContactPage = contactPage(() => import('#app/site/contact/contact-page.tsx'), 'ContactPage');
const crmPage = publicPages('crm');
const ThanksPage = crmPage(() => import('#app/site/crm/thanks-page.tsx'), 'ThanksPage');
const OutsideFormPage = crmPage(
  () => import('#app/site/crm/outside-form-page.tsx'),
  'OutsideFormPage',
);
const ShopPage = publicPages('shop')(() => import('#app/site/shop/shop-page.tsx'), 'ShopPage');
const ForPartnersPage = publicPages('partners')(
  () => import('#app/site/partners/for-partners-page.tsx'),
  'ForPartnersPage',
);
const guidePage = publicPages('guide', 'guideText');
const GuidePage = guidePage(() => import('#app/site/partners/guide/guide-page.tsx'), 'GuidePage');
const GuideChapterPage = guidePage(
  () => import('#app/site/partners/guide/guide-chapter-page.tsx'),
  'GuideChapterPage',
);
const LandingsPage = publicPages('landing')(
  () => import('#app/site/landing/landings-page.tsx'),
  'LandingsPage',
);
const JobsLandingPage = publicPages('landing', 'board')(
  () => import('#app/site/landing/jobs-landing-page.tsx'),
  'JobsLandingPage',
);
const TutorsLandingPage = publicPages('landing', 'hub')(
  () => import('#app/site/landing/tutors-landing-page.tsx'),
  'TutorsLandingPage',
);
const ConfigurePage = publicPages(
  'partners',
  'guide',
  'boardControls',
  'hubControls',
)(() => import('#app/site/partners/configure/configure-page.tsx'), 'ConfigurePage');
const FollowPage = plainPage(() => import('#app/tuition/requests/follow-page.tsx'), 'FollowPage');
const SetupRedirectPage = plainPage(
  () => import('#app/people/auth/setup-redirect/setup-redirect-page.tsx'),
  'SetupRedirectPage',
);
const CoachRedirectPage = plainPage(
  () => import('#app/people/auth/setup-redirect/coach-redirect-page.tsx'),
  'CoachRedirectPage',
);
const TutorRoutes = plainPage(() => import('./tutor-routes.tsx'), 'TutorRoutes');
const NotificationsPage = publicPages('notifications')(
  () => import('#app/notify/notifications/notifications-page.tsx'),
  'NotificationsPage',
);
const PaymentResultPage = publicPages('money', 'papers')(
  () => import('#app/money/payment-result/payment-result-page.tsx'),
  'PaymentResultPage',
);
const SharedPostPage = plainPage(
  () => import('#app/community/shared-post-page.tsx'),
  'SharedPostPage',
);
const ConnectPage = connectPage(
  () => import('#app/site/embed/connect/connect-page.tsx'),
  'ConnectPage',
);
const ApplyPage = applyPage(() => import('#app/site/embed/apply/apply-page.tsx'), 'ApplyPage');
const StaffArea = staffPage(() => import('#app/staff/staff-routes.tsx'), 'StaffArea');
const ParentRoutes = guardianPage(() => import('./parent-routes.tsx'), 'ParentRoutes');
const HireTutorPage = guardianPage(
  () => import('#app/market/hire-tutor/hire-tutor-page.tsx'),
  'HireTutorPage',
);
const ComparePage = guardianPage(
  () => import('#app/market/compare/compare-page.tsx'),
  'ComparePage',
);
const VerifyEmailPage = authPage(
  () => import('#app/people/auth/verify-email/verify-email-page.tsx'),
  'VerifyEmailPage',
);
const StopNumberChangePage = publicPages('numberChange')(
  () => import('#app/people/auth/stop-number-change/stop-number-change-page.tsx'),
  'StopNumberChangePage',
);
const AssistantPage = publicPages('assistant')(
  () => import('#app/site/assistant/assistant-page.tsx'),
  'AssistantPage',
);
const UiPage = publicPages('kit')(() => import('#app/site/ui/ui-page.tsx'), 'UiPage');
const OfflinePage = publicPages('offline')(
  () => import('#app/site/offline/offline-page.tsx'),
  'OfflinePage',
);
const NotFoundPage = plainPage(() => import('#app/ground/page/not-found-page.tsx'), 'NotFoundPage');

const TutorShell = publicPages('tutor')(
  () => import('#app/dashboards/tutor/shell/tutor-shell.tsx'),
  'TutorShell',
);
/** Around what tutors and guardians both have: tutors stay in their area. */
function OwnFrame() {
  const { user } = useSession();
  return user?.type === 'tutor' ? <TutorShell /> : <PublicFrame extra={<PageAssistant />} />;
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
      <Route element={<PublicFrame extra={<PageAssistant />} />}>
        <Route index element={<HomePage />} />
        <Route path="job-board" element={<JobBoardPage />} />
        <Route path="job-details/:jobId?" element={<JobDetailsPage />}>
          <Route index element={<OwnHandover />} />
        </Route>
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
