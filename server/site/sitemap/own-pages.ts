/** Our own pages that search engines may keep, whatever is on the board. */
import type { PathOf } from '#core/ground/screen-paths.ts';
import type { drawnPaths as ofMarket } from '#core/market/screens.ts';
import type { drawnPaths as ofPeople } from '#core/people/screens.ts';
import { chapterPath, GUIDE_CHAPTERS, GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import type { drawnPaths as ofSite } from '#core/site/screens.ts';
import { SHOP_PATH } from '#core/site/shop-path.ts';

type DrawnPath = PathOf<[...typeof ofMarket, ...typeof ofPeople, ...typeof ofSite]>;

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
] as const satisfies DrawnPath[];

export const ownPages: readonly string[] = [...pages, ...GUIDE_CHAPTERS.map(chapterPath)];
