import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/setup/chromium-path.ts';
import { DEMO_PORT, PORT, PRODUCT } from './tests/setup/test-site.ts';

const executablePath = chromiumPath();
const dataDir = path.join(tmpdir(), `porua-browser-tests-${PORT}`);

/**
 * What behaves the same at every size runs once: loading, origins and sessions at a desk, what tutors
 * and guardians do with forms on a phone.
 */
const AT_A_DESK = [
  'embed/{loader*,assistant-bytes,hire-tutor-element,job-board-open}.spec.ts',
  'e2e/partner-{fallbacks,safety,session}.spec.ts',
  'e2e/{marketplace-story,tutor-reviews}.spec.ts',
];
const ON_A_PHONE = [
  'e2e/{accounts,applying,hire,long-list,notifications,preferences,partner-apply,tutor-setup}.spec.ts',
  'e2e/assistant{,-model,-offline,-status}.spec.ts',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['embed/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // On a busy machine a test may race with the page: it is told as flaky, a failure fails twice.
  retries: 1,
  reporter: 'line',
  expect: { timeout: 10_000 },
  use: {
    baseURL: PRODUCT,
    actionTimeout: 20_000,
    timezoneId: 'Asia/Dhaka',
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // What takes long is told once in English at a desk and once in Bengali on a phone. What is the
    // same at every size runs once.
    {
      name: 'desktop',
      grepInvert: /, bn @story/,
      testIgnore: ON_A_PHONE,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /, en @story|@once/,
      testIgnore: AT_A_DESK,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        screen: { width: 360, height: 740 },
      },
    },
  ],
  webServer: {
    // Fresh data each time: what an earlier run left must not decide a test.
    command: `rm -rf ${dataDir} && node server/main.ts`,
    url: `${PRODUCT}/healthz`,
    timeout: 120_000,
    reuseExistingServer: process.env['E2E_REUSE_SERVER'] === '1',
    env: {
      PORT: String(PORT),
      DEMO_PORT: String(DEMO_PORT),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  },
});
