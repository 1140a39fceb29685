/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */
import { GUIDE_PATH } from './guide/guide-chapters.ts';
import { LANDING_PATH } from './landing/landing-paths.ts';
import { SHOP_PATH } from './shop-path.ts';

export const drawnPaths = [
  '/',
  '/terms-conditions',
  '/privacy-policy',
  '/support',
  SHOP_PATH,
  '/contact',
  '/partners',
  GUIDE_PATH,
  `${GUIDE_PATH}/:chapter`,
  LANDING_PATH,
  `${LANDING_PATH}/:place/:topic`,
  '/tutors/:city/:category',
  '/crm/thanks',
  '/crm/:title?',
  '/assistant',
] as const;

export const openPaths = ['/partners/configure', '/offline', '/ui'] as const;

export const tutorPaths = ['/tutor/shop'] as const;
