/** Our own pages that search engines may keep, whatever is on the board. */
import { type appPaths, SHOP_PATH } from '#core/app-paths.ts';

export const ownPages = [
  '/',
  '/job-board',
  '/hub',
  '/crm/hire-tutor',
  '/auth/tutor/signup',
  '/auth/parent/signup',
  '/assistant',
  SHOP_PATH,
  '/support',
  '/contact',
  '/partners',
  '/terms-conditions',
  '/privacy-policy',
] as const satisfies (typeof appPaths)[number][];
