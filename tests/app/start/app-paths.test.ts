/** Every screen of the app answers with status 200: its route is in the list the server knows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appPaths } from '#core/site/app-paths.ts';

const AREAS = [
  ['app/start/routes/routes.tsx', ''],
  ['app/people/auth/auth-routes.tsx', ''],
  ['app/start/routes/parent-routes.tsx', '/parent'],
  ['app/start/routes/parent-settings-routes.tsx', '/parent/dashboard'],
  ['app/start/routes/unnumbered-routes.tsx', '/parent/dashboard'],
  ['app/start/routes/tutor-routes.tsx', '/tutor'],
  ['app/start/routes/tutor-settings-routes.tsx', '/tutor'],
  ['app/staff/staff-routes.tsx', '/staff'],
] as const;
/** The windows beside a partner's page are served under headers of their own. */
const OWN_WINDOWS = /^\/embed\//;

/** The addresses of a file's `<Route>` elements, one a line, nested as they are. */
function routesOf(file: string, base: string): string[] {
  const stack: string[] = [];
  const found: string[] = [];
  const source = readFileSync(file, 'utf8').replace(
    /<Route\n([\s\S]*?)\n *\/>\n/g,
    (_, inside: string) => `<Route ${inside.replace(/\s+/g, ' ').trim()} />\n`,
  );
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (line === '</Route>') stack.pop();
    if (!line.startsWith('<Route ')) continue;
    const path = / path="([^"]+)"/.exec(line)?.[1] ?? '';
    if (!line.endsWith('/>')) stack.push(path);
    else
      found.push(
        ['', base.slice(1), ...stack, path].filter((part, at) => at === 0 || part).join('/') || '/',
      );
  }
  return found;
}

const screens = AREAS.flatMap(([file, base]) =>
  routesOf(file, base).filter((path) => !path.includes('*') && !OWN_WINDOWS.test(path)),
);

test('the routes are found', () => expect(screens.length).toBeGreaterThan(60));

// A parameter may stand for a few known words, and may be left out where it ends in `?`.
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

test.each([...new Set(screens)])('%s', (path) => {
  const known = appPaths.filter((one) => patternOf(path).test(one));
  expect(known).not.toEqual([]);
});

test.each(appPaths.filter((path) => /^\/(parent|tutor)\b/.test(path)))('%s has a route', (path) => {
  const leading = screens.filter((screen) => patternOf(screen).test(path));
  expect(leading).not.toEqual([]);
});
