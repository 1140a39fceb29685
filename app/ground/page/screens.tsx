/**
 * The screens of a wing by path, and the routes made of them.
 * docs/decisions/0030-screens-of-a-wing.md
 */
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import type { PathOf, ScreenPaths } from '#core/ground/screen-paths.ts';

/** A list with a screen for each path of the wing, and for no other: types say which is missing. */
export type Screens<Paths extends ScreenPaths> = Readonly<Record<PathOf<Paths>, ComponentType>>;

/** Makes the screen of an address that only leads on. */
export const leadTo = (path: string) => () => <Navigate to={path} replace />;

/** Returns the routes of screens. Within an area (`/tutor`) they go on from its own path. */
export const toRoutes = (
  screens: Readonly<Record<string, ComponentType>>,
  area = '',
): RouteObject[] =>
  Object.entries(screens).map(([path, Screen]) => {
    const rest = path.slice(area.length + 1);
    return rest === '' ? { index: true, element: <Screen /> } : { path: rest, element: <Screen /> };
  });
