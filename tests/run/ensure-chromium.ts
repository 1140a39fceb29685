/**
 * A Chromium for the browser tests: CHROMIUM_PATH, or one on the PATH, the one without windows first.
 * Both are installed where apt can do it (as root on Debian); else there is Playwright's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath, FASTEST } from '../setup/chromium-path.ts';
import { findOnPath } from './find-on-path.ts';
import { installByApt } from './install-by-apt.ts';

const INSTALL_MS = 300_000;
/** The ms for installing the faster one, where there is a browser already. */
const WISH_MS = 60_000;

function findChromium(): string | undefined {
  const found = chromiumPath() ?? chromium.executablePath();
  return existsSync(found) ? found : undefined;
}

export function ensureChromium(): string | undefined {
  const isGiven = process.env['CHROMIUM_PATH'] !== undefined || findOnPath(FASTEST) !== undefined;
  if (!isGiven)
    installByApt(['chromium', FASTEST], findChromium() === undefined ? INSTALL_MS : WISH_MS);
  if (findChromium() === undefined)
    spawnSync('playwright install chromium', {
      shell: true,
      stdio: 'inherit',
      timeout: INSTALL_MS,
    });
  return findChromium();
}
