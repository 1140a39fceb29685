import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import type { LazyPage } from '#app/ground/page/page-loading.tsx';
import { appRoutes } from '#app/start/routes/routes.tsx';
import { routesNear } from '#app/start/routes/routes-near.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';

const isLazyPage = (type: unknown): type is LazyPage =>
  typeof type === 'function' && 'preload' in type;

/** Code and texts of the screen at an address: what has been drawn already may not disappear for them. */
export async function preloadPage(pathname: string, lang: Lang): Promise<void> {
  const matches = matchRoutes(routesNear(appRoutes, pathname), pathname) ?? [];
  await Promise.all(
    matches.map(({ route: { element } }) =>
      isValidElement(element) && isLazyPage(element.type) ? element.type.preload(lang) : undefined,
    ),
  );
}
