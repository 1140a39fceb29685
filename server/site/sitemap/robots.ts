/**
 * The rules of what robots may read. Source: docs/requirements/site/search-engines.md, "Robots and
 * sitemaps".
 */

/**
 * Areas behind sign-in, what a link or a code leads to, and what pages and elements ask for: a drawn
 * page has its answers in it. The elements' code stays open, or a partner's page could not be read.
 */
const CLOSED = [
  '/api/',
  '/embed/fragment/',
  '/embed/frame',
  '/embed/connect',
  '/embed/apply',
  '/dev/',
  '/tutor$',
  '/tutor/',
  '/parent$',
  '/parent/',
  '/staff$',
  '/staff/',
  '/notifications',
  '/auth/otp-verification',
  '/auth/second-factor',
  '/auth/reset-password',
  '/auth/tutor/details/',
  '/r/',
  '/s/',
  '/community/',
  '/compare',
  '/verify-email',
  '/stop-number-change',
  '/job-board/alert',
  '/stop-alert',
  '/crm/thanks',
  '/ui',
  // Any point of the map and any salary would be another list.
  '/*?*latitude=',
  '/*?*actual_salary_',
];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
