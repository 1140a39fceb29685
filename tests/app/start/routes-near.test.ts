/** The routes an address can be of are enough to find its screen, and far fewer. */
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { appRoutes } from '#app/start/routes/routes.tsx';
import { routesNear } from '#app/start/routes/routes-near.ts';
import { appPaths } from '#core/api/app-paths.ts';

const found = (routes: typeof appRoutes, path: string) =>
  matchRoutes(routes, path)?.map(({ route: { path: own, index, element }, params, pathname }) => ({
    own,
    index,
    element,
    params,
    pathname,
  }));

test.each([
  ...appPaths,
  '/',
  '//job-board',
  '/Job-Board',
  '/job-details/12',
  '/job-details/12/',
  '/no-such-page',
  '/no/such/page',
  '/tutor/none',
  '/%E0%A6%95',
])('%s leads to the same screen', (path) => {
  expect(found(routesNear(appRoutes, path), path)).toEqual(found(appRoutes, path));
});

const count = (routes: typeof appRoutes): number =>
  routes.reduce((sum, { children }) => sum + 1 + (children ? count(children) : 0), 0);

test('an address leaves most of them out', () =>
  expect(count(routesNear(appRoutes, '/job-board'))).toBeLessThan(count(appRoutes) / 4));
