import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { preactAlias } from './build/preact-alias.ts';

const env = { TZ: 'Asia/Dhaka' };
const widgets = ['tests/widgets/**/*.test.tsx'];
// To import the server anew for every file took longer than its tests.
const shared = { isolate: false };
const server = {
  ...shared,
  include: ['tests/server/**/*.test.ts'],
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env,
          ...shared,
          include: ['app', 'core', 'ui', 'locales', 'build'].map(
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
            ...preactAlias,
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
        test: { name: 'server on PGlite', env: { ...env, TEST_DATABASE: 'pglite' }, ...server },
      },
      {
        test: {
          name: 'server on PostgreSQL',
          env: { ...env, TEST_DATABASE: 'postgres' },
          ...server,
          globalSetup: [path.join(import.meta.dirname, 'tests/server/setup/start-postgres.ts')],
        },
      },
      { test: { name: 'bundle', env, include: ['tests/bundle/**/*.test.ts'] } },
    ],
  },
});
