import './tests/setup/memory-folder.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/setup/chromium-path.ts';
import { writeFontConfig } from './tests/setup/test-fonts.ts';
import { PRODUCT } from './tests/setup/test-site.ts';

const executablePath = chromiumPath();
const launchOptions = { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) };

/** It changes the machine's fonts, which only fontconfig can do for one program alone. */
const ON_LINUX_ONLY = process.platform === 'linux' ? [] : ['e2e/bengali-font.spec.ts'];

/** The tests of what tutors and guardians do with forms: they do it on phones. */
const ON_A_PHONE = [
  'e2e/{accounts,applying,hire,long-list,notifications,payment,preferences,partner-apply,tutor-setup}.spec.ts',
  'e2e/assistant{,-model,-offline,-status}.spec.ts',
];
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
};

export default defineConfig({
  testDir: 'tests',
  testMatch: ['embed/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  // One more than cores: tests also wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // On a busy machine a test may race with the page: it is reported as flaky, a failure fails twice.
  retries: 1,
  reporter: 'line',
  // Alone a test takes 1 to 15 s; three at once on two cores have taken three times as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: PRODUCT,
    actionTimeout: 20_000,
    timezoneId: 'Asia/Dhaka',
    // What it answers no test can stand in for; tests/e2e/offline.spec.ts lets it work.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions,
  },
  // A test runs at a desk, but for the tags `@phone` and `@sizes` (both, where the two differ).
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [...ON_A_PHONE, ...ON_LINUX_ONLY],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', grep: /@phone|@sizes/, testIgnore: ON_A_PHONE, use: phone },
    {
      // Heights reserved for elements are right in narrow letters too.
      name: 'narrow letters',
      grep: /@faces/,
      use: {
        launchOptions: {
          ...launchOptions,
          env: { ...process.env, FONTCONFIG_FILE: await writeFontConfig('narrow') },
        },
      },
    },
    { name: 'forms on a phone', testMatch: ON_A_PHONE, use: phone },
  ],
  webServer: {
    command: 'node tests/setup/serve-product.ts',
    url: `${PRODUCT}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: process.env['E2E_REUSE_SERVER'] === '1',
  },
});
