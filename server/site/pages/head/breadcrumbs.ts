/** The way from the home page to this one. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import { LANDING_PATH } from '#core/site/landing/landing-paths.ts';
import { type ServerTextKey, serverText } from '#server/ground/text/server-text.ts';
import type { PageFacts } from './page-facts.ts';
import type { Thing } from './structured-data.ts';

/** Lists, and the pages below each. */
const LISTS: [string, RegExp, ServerTextKey][] = [
  ['/job-board', /^\/job-details\/./, 'page.job_board'],
  ['/hub', /^\/(?:hub\/tutor-profile|tutors)\/./, 'page.hub'],
  [LANDING_PATH, /^\/tuition-jobs\/./, 'page.landings'],
  ['/partners', /^\/partners\/./, 'page.partners'],
  [GUIDE_PATH, /^\/partners\/guide\/./, 'page.guide'],
];

/** Returns the address without what a filter adds to it. */
const addressIn = (origin: string, path: string, lang: Lang) => `${origin}${path}?lang=${lang}`;

export function breadcrumbs({
  origin,
  path,
  lang,
  title,
  canonical,
}: PageFacts): Thing | undefined {
  if (path === '/') return undefined;
  const lists = LISTS.filter(([, pattern]) => pattern.test(path));
  const way = [
    { name: serverText('page.home', lang), item: addressIn(origin, '/', lang) },
    ...lists.map(([list, , key]) => ({
      name: serverText(key, lang),
      item: addressIn(origin, list, lang),
    })),
    { name: title, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
