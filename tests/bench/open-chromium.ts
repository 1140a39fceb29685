import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../setup/chromium-path.ts';

export function openChromium() {
  const executablePath = chromiumPath();
  return chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
}

/** The connection and the phone pages are measured on. */
export const SLOW_LINE = '1.6 Mbps / 150 ms / processor ÷ 4, empty cache';
