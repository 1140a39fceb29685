import './tests/setup/memory-folder.ts';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { elementAlias } from './build/element-alias.ts';
import { textFiles } from './build/text-files.ts';
import { hasPostgres } from './tests/run/has-postgres.ts';
import { chromiumArgs, chromiumPath } from './tests/setup/chromium-path.ts';

const env = { TZ: 'Asia/Dhaka' };
const widgets = ['tests/widgets/**/*.test.tsx'];
// To import the server again for every file took longer than its tests.
const shared = { isolate: false };
const ofServer = (file: string) => path.join(import.meta.dirname, 'tests/server/setup', file);
const server = {
  ...shared,
  globalSetup: [ofServer('make-data-folder.ts')],
  include: ['tests/server/**/*.test.ts'],
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

/**
 * The whole suite runs on PostgreSQL, if the machine has one, and on PGlite what its version or its one
 * connection could change: searches and long lists, notifications, locks, migrations, demo data.
 * `TEST_FULL=1`, or no PostgreSQL: all of it on PGlite.
 */
const runsWhole = process.env['TEST_FULL'] === '1' || !hasPostgres();
const onPGlite = runsWhole
  ? server.include
  : [
      'tests/server/*/{data-lock,fill-demo-data,limits,lookups,migrations,places,reference}.test.ts',
      'tests/server/*/{schema,sent-once,two-nodes,hub-listing,hub-search,job-board}.test.ts',
      'tests/server/*/{job-board-*,job-search,nearest-searches,notifications,public-changes}.test.ts',
      'tests/server/*/{text-faults,written-columns}.test.ts',
    ];

/** Components in a real browser, without a server: what they ask of the API is answered by the test. */
const executablePath = chromiumPath();
const components = () => ({
  env,
  include: ['tests/components/**/*.test.tsx'],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      contextOptions: { timezoneId: env.TZ },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // With its files in memory a worker hardly waits; one more would only import the server again.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [textFiles(import.meta.dirname)],
        test: {
          name: 'unit',
          env,
          ...shared,
          include: ['app', 'core', 'ui', 'worker', 'locales', 'build', 'demo', 'docs'].map(
            (folder) => `tests/${folder}/**/*.test.ts`,
          ),
        },
      },
      { test: { name: 'widgets on React', env, include: widgets } },
      {
        // Libraries too must see the alias, as they do in the bundle.
        ssr: { noExternal: true, resolve: { conditions: ['module', 'import', 'default'] } },
        resolve: {
          alias: [
            ...elementAlias,
            { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
          ],
        },
        test: {
          name: 'widgets on Preact',
          env,
          include: widgets,
        },
      },
      {
        test: {
          name: 'server on PGlite',
          env: { ...env, TEST_DATABASE: 'pglite' },
          ...server,
          include: onPGlite,
          // It has no connections to lose.
          exclude: ['tests/server/ground/lost-connections.test.ts'],
        },
      },
      {
        test: {
          name: 'server on PostgreSQL',
          env: { ...env, TEST_DATABASE: 'postgres' },
          ...server,
          globalSetup: [...server.globalSetup, ofServer('start-postgres.ts')],
        },
      },
      {
        plugins: [textFiles(import.meta.dirname)],
        test: {
          name: 'components on React',
          ...components(),
          // How Preact takes over what the server has drawn; React does it by itself.
          exclude: ['tests/components/{in-turn,late}.test.tsx'],
        },
      },
      {
        plugins: [textFiles(import.meta.dirname)],
        resolve: { alias: elementAlias },
        test: {
          name: 'components on Preact',
          ...components(),
          // The app with its router runs on React alone.
          exclude: ['tests/components/app/**'],
        },
      },
      { test: { name: 'bundle', env, include: ['tests/bundle/**/*.test.ts'] } },
    ],
  },
});
