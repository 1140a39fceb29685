/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one on the PATH, Playwright's own; else it is
 * installed, by Playwright's download or, as root on Debian, by apt.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';

const findChromium = () =>
  [
    process.env['CHROMIUM_PATH'],
    findOnPath('chromium'),
    findOnPath('chromium-browser'),
    findOnPath('google-chrome'),
    chromium.executablePath(),
  ].find((file) => file && existsSync(file));

const INSTALL = ['playwright install chromium', 'apt-get update && apt-get install -y chromium'];

export function ensureChromium(): string | undefined {
  for (const command of INSTALL) {
    const found = findChromium();
    if (found) return found;
    process.stdout.write(`No Chromium found, trying: ${command}\n`);
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 300_000 });
  }
  return findChromium();
}
