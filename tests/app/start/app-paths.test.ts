/** Every address that the server sends the app to has a screen there, and not the one for none. */
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { staffRoutes } from '#app/staff/staff-routes.tsx';
import { parentRoutes } from '#app/start/routes/parent-routes.tsx';
import { appRoutes } from '#app/start/routes/routes.tsx';
import { tutorRoutes } from '#app/start/routes/tutor-routes.tsx';
import { appPaths, isAppPath } from '#core/api/app-paths.ts';

const AREAS = [
  ['/tutor', tutorRoutes],
  ['/parent', parentRoutes],
  ['/staff', staffRoutes],
] as const;

test('the addresses are found', () => expect(appPaths.length).toBeGreaterThan(190));

test('none is listed twice', () => expect(appPaths).toEqual([...new Set(appPaths)]));

test.each(appPaths)('%s has a screen', (path) => {
  const [area, routes] = AREAS.find(([name]) => path === name || path.startsWith(`${name}/`)) ?? [
    '',
    appRoutes,
  ];
  const found = matchRoutes(routes, path.slice(area.length) || '/')?.at(-1)?.route;
  expect(found).toBeDefined();
  expect(found?.path ?? '').not.toMatch(/\*/);
});

test.each([
  '/tutor/job-history/none',
  '/tutor/my-students/none',
  '/parent/details/none',
  '/parent/dashboard/manage-coach/none',
  '/job-details/1/2',
  '/staff/none',
  '/none',
])('%s is no address', (path) => expect(isAppPath(path)).toBe(false));
