/**
 * Says what downloads of a part are worth. The figures are tuned: with them no screen has a
 * file more, and nearly all have fewer bytes, than by the lists of modules that were written by hand before (docs/decisions/0031-chunks-from-routes.md).
 */
import type { Part } from './find-parts.ts';
import type { Price } from './saving-of.ts';
import { isPublicScreen, isScreen } from './screens.ts';

/**
 * The bytes that one request is worth. Whoever comes to a public page has nothing yet and waits for
 * every file; behind the sign-in most of them are there from the screen before. A higher price makes
 * fewer files that weigh more: tests/e2e/drawn-pages.spec.ts counts them, tests/bundle weighs them.
 */
const REQUEST_OF_PUBLIC = 3700;
const REQUEST = 700;

/** The times that parts are fetched while one screen behind the sign-in is opened once. */
const PUBLIC = 6;
const OTHER_SCREEN = 1;
const LATE = 0.5;

/** Returns the price of each part; an area is fetched as often as all the screens in it. */
export function priceOfParts(parts: readonly Part[]): (part: Part) => Price {
  const screens = parts.filter(isScreen);
  return (part) => {
    const inside = screens.filter((screen) => screen !== part && screen.finds(part.id));
    const times = inside.reduce((sum, screen) => sum + timesOf(screen), timesOf(part));
    return { request: times * (isPublicScreen(part) ? REQUEST_OF_PUBLIC : REQUEST), byte: times };
  };
}

function timesOf(part: Part): number {
  if (isPublicScreen(part)) return PUBLIC;
  return isScreen(part) ? OTHER_SCREEN : LATE;
}
