/**
 * The tests of what an element promises inside a page: many of them in one page of the browser, against
 * the built elements and the running product. `npx wtr --config web-test-runner.config.ts`.
 */
import './tests/setup/memory-folder.ts';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { bundleTests } from './tests/elements/runner/bundle-tests.ts';
import { partnerPages } from './tests/elements/runner/partner-pages.ts';
import { productServer } from './tests/elements/runner/product-server.ts';
import { elementsReport } from './tests/run/elements-report.ts';
import { chromiumArgs, chromiumPath } from './tests/setup/chromium-path.ts';

const root = import.meta.dirname;
const files = 'tests/elements/*.test.ts';
const executablePath = chromiumPath();
const partner = partnerPages();
const { reporter, retries } = elementsReport();

export default {
  rootDir: root,
  files,
  // Another site than the product, which is found at `localhost`.
  hostname: '127.0.0.1',
  concurrency: availableParallelism() + 1,
  // Where all of a file fail, each waits.
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 30_000, retries: 1 } },
  plugins: [
    productServer(),
    bundleTests(root, globSync(files, { cwd: root })),
    partner.plugin,
    retries,
  ],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      createBrowserContext: ({ browser }) =>
        browser.newContext({ timezoneId: 'Asia/Dhaka', serviceWorkers: 'block' }),
      async createPage({ context }) {
        const page = await context.newPage();
        await partner.watch(page);
        return page;
      },
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), reporter],
} satisfies TestRunnerConfig;
