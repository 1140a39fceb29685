/**
 * A font for Bengali, as phones and computers have one: without it browser tests would measure boxes.
 * Installed where apt can do it; elsewhere the tests run without.
 */
import { spawnSync } from 'node:child_process';
import { installByApt } from './install-by-apt.ts';

const PACKAGE = 'fonts-lohit-beng-bengali';
const INSTALL_MS = 60_000;

/** Also false where there is no `fc-list` to ask. */
const hasBengaliFont = () =>
  Boolean(spawnSync('fc-list', [':lang=bn', 'family'], { encoding: 'utf8' }).stdout);

export function ensureBengaliFont(): void {
  if (!hasBengaliFont()) installByApt([PACKAGE], INSTALL_MS);
}
