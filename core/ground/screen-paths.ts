/**
 * The paths of screens, as the router reads them. Each wing lists its own by who opens them
 * (`core/<wing>/screens.ts`); docs/decisions/0030-screens-of-a-wing.md.
 */

/** A path whose end stands for a few known words: with another word it is no screen. */
interface WithWords {
  path: string;
  words: readonly string[];
}
type ScreenPath = string | WithWords;
export type ScreenPaths = readonly ScreenPath[];

/** The paths of a list, as the router reads them. */
export type PathOf<Paths extends ScreenPaths> =
  | Extract<Paths[number], string>
  | Extract<Paths[number], WithWords>['path'];

const LAST = /\/:\w+\??$/;

/** Returns the addresses a path stands for; what is left out (`?`) makes one of its own. */
function addressesOf(screen: ScreenPath): string[] {
  const { path, words } = typeof screen === 'string' ? { path: screen, words: undefined } : screen;
  const base = path.replace(LAST, '');
  const full = words?.map((word) => `${base}/${word}`) ?? [path.replace(/\?$/, '')];
  return path.endsWith('?') ? [base, ...full] : full;
}

/** Returns every address of a list: parameters stay as they are written (`:id`). */
export const listAddresses = (paths: ScreenPaths): string[] => paths.flatMap(addressesOf);

const toPattern = (address: string) =>
  new RegExp(`^${address === '/' ? '' : address.replace(/:[^/]+/g, '[^/]+')}/?$`);

/** Returns a function that says of an address whether it is one of these. */
export function matchAddresses(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map(toPattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}
