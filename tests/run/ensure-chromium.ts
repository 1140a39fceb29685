/**
 * A Chromium for the browser tests: CHROMIUM_PATH or one on the PATH, the one without windows first,
 * which is installed where apt can (as root on Debian); else Playwright's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath, FASTEST } from '../setup/chromium-path.ts';
import { findOnPath } from './find-on-path.ts';

const APT = `apt-get install -y ${FASTEST} || (apt-get update && apt-get install -y ${FASTEST})`;
const INSTALL_MS = 300_000;

function install(command: string) {
  process.stdout.write(`Installing a browser: ${command}\n`);
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: INSTALL_MS });
}

function findChromium(): string | undefined {
  const found = chromiumPath() ?? chromium.executablePath();
  return existsSync(found) ? found : undefined;
}

export function ensureChromium(): string | undefined {
  const isGiven = process.env['CHROMIUM_PATH'] !== undefined || findOnPath(FASTEST) !== undefined;
  if (!isGiven && process.getuid?.() === 0 && findOnPath('apt-get') !== undefined) install(APT);
  if (findChromium() === undefined) install('playwright install chromium');
  return findChromium();
}
