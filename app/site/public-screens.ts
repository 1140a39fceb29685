/** The wing's screens, which everybody may open, and the windows beside partners' pages. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { windowPaths } from '#core/site/embed/window-paths.ts';
import type { drawnPaths, openPaths } from '#core/site/screens.ts';
import { SHOP_PATH } from '#core/site/shop-path.ts';

const contactPage = publicPages('contact');
const crmPage = publicPages('crm');
const guidePage = publicPages('guide', 'guideText');

export const publicScreens = {
  '/': publicPages('home', 'board', 'job')(() => import('./home/home-page.tsx'), 'HomePage'),
  '/terms-conditions': publicPages('document', 'terms')(
    () => import('./document/terms-page.tsx'),
    'TermsPage',
  ),
  '/privacy-policy': publicPages('document', 'privacy')(
    () => import('./document/privacy-page.tsx'),
    'PrivacyPage',
  ),
  '/support': contactPage(() => import('./contact/support-page.tsx'), 'SupportPage'),
  [SHOP_PATH]: publicPages('shop')(() => import('./shop/shop-page.tsx'), 'ShopPage'),
  '/contact': contactPage(() => import('./contact/contact-page.tsx'), 'ContactPage'),
  '/partners': publicPages('partners')(
    () => import('./partners/for-partners-page.tsx'),
    'ForPartnersPage',
  ),
  '/partners/configure': publicPages(
    'partners',
    'guide',
    'boardControls',
    'hubControls',
  )(() => import('./partners/configure/configure-page.tsx'), 'ConfigurePage'),
  '/partners/guide': guidePage(() => import('./partners/guide/guide-page.tsx'), 'GuidePage'),
  '/partners/guide/:chapter': guidePage(
    () => import('./partners/guide/guide-chapter-page.tsx'),
    'GuideChapterPage',
  ),
  '/tuition-jobs': publicPages('landing')(
    () => import('./landing/landings-page.tsx'),
    'LandingsPage',
  ),
  '/tuition-jobs/:place/:topic': publicPages('landing', 'board')(
    () => import('./landing/jobs-landing-page.tsx'),
    'JobsLandingPage',
  ),
  '/tutors/:city/:category': publicPages('landing', 'hub')(
    () => import('./landing/tutors-landing-page.tsx'),
    'TutorsLandingPage',
  ),
  '/crm/thanks': crmPage(() => import('./crm/thanks-page.tsx'), 'ThanksPage'),
  '/crm/:title?': crmPage(() => import('./crm/outside-form-page.tsx'), 'OutsideFormPage'),
  '/assistant': publicPages('assistant')(
    () => import('./assistant/assistant-page.tsx'),
    'AssistantPage',
  ),
  '/offline': publicPages('offline')(() => import('./offline/offline-page.tsx'), 'OfflinePage'),
  '/ui': publicPages('kit')(() => import('./ui/ui-page.tsx'), 'UiPage'),
} satisfies Screens<[...typeof drawnPaths, ...typeof openPaths]>;

/** The screens of windows beside a partner's page, without our header and footer. */
export const windowScreens = {
  '/embed/connect': publicPages('connect', 'auth')(
    () => import('./embed/connect/connect-page.tsx'),
    'ConnectPage',
  ),
  '/embed/apply': publicPages(
    'connect',
    'auth',
    'job',
    'applying',
  )(() => import('./embed/apply/apply-page.tsx'), 'ApplyPage'),
} satisfies Screens<typeof windowPaths>;
