import { findOnPath } from '../run/find-on-path.ts';

/** Undefined leaves the choice to Playwright, which then looks for a browser of its own. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? findOnPath('chromium');

/** As root in a container the sandbox cannot start; the rest keeps the browser from calling home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
