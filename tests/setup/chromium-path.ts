// Whoever starts a browser gives it the fonts of the tests.
import './test-fonts.ts';
import { findOnPath } from '../run/find-on-path.ts';

/** Debian's package without windows: the same browser in two thirds of the time. */
export const FASTEST = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

const find = (names: string[]) => names.map(findOnPath).find((file) => file !== undefined);

/** Undefined leaves the choice to Playwright, which then looks for a browser of its own. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? find([FASTEST, ...WHOLE]);

/**
 * Finds a whole browser, for settings of a profile, such as those of cookies: only that reads them.
 */
export const wholeChromiumPath = (): string | undefined => find(WHOLE) ?? chromiumPath();

/** As root in a container the sandbox cannot start; the rest keeps the browser from calling home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
