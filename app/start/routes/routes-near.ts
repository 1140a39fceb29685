/**
 * The routes an address can be of, by its first segment. The router takes apart, weighs and sorts all it
 * is given, each time it looks for one: all of ours take a cheap phone 35 ms.
 */
import type { RouteObject } from 'react-router';

const IS_FIXED = /^[^:*?]+$/;

const firstSegment = (path: string) => path.split('/').find((segment) => segment !== '') ?? '';

/** Paths are found in any case, as the router finds them. */
function canBeOf(route: RouteObject, segment: string): boolean {
  const first = firstSegment(route.path ?? '');
  return !IS_FIXED.test(first) || first.toLowerCase() === segment;
}

export function routesNear(routes: RouteObject[], pathname: string): RouteObject[] {
  const segment = firstSegment(pathname).toLowerCase();
  const near = (all: RouteObject[]): RouteObject[] =>
    all.flatMap((route) => {
      if (!canBeOf(route, segment)) return [];
      // What stands around screens has no path of its own.
      if (!route.children || route.path !== undefined) return [route];
      const children = near(route.children);
      return children.length === 0 ? [] : [{ ...route, children }];
    });
  return near(routes);
}
