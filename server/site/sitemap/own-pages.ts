/** Our own pages that search engines may keep, whatever is on the board. */
import { type appPaths, SHOP_PATH } from '#core/site/app-paths.ts';
import { chapterPath, GUIDE_CHAPTERS, GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';

const pages = [
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
  GUIDE_PATH,
  '/terms-conditions',
  '/privacy-policy',
] as const satisfies (typeof appPaths)[number][];

export const ownPages: readonly string[] = [...pages, ...GUIDE_CHAPTERS.map(chapterPath)];
