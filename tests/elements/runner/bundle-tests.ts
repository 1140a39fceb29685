/**
 * Bundles the tests by the Vite of the product, when the runner starts: texts, `#core/…` imports and types
 * mean the same here as everywhere, without a second tool that knows them.
 */
import path from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build } from 'vite';

/** The address of the runner's own code in the browser, which it serves by itself. */
const OF_THE_RUNNER = /^\/__web-dev-server/;

export function bundleTests(root: string, files: readonly string[]): TestRunnerPlugin {
  const code = new Map<string, string>();
  return {
    name: 'bundle-tests',
    async serverStart() {
      const built = await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { 'process.env': JSON.stringify({ E2E_PORT: process.env['E2E_PORT'] }) },
        build: {
          write: false,
          target: 'esnext',
          minify: false,
          sourcemap: 'inline',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: files.map((file) => path.join(root, file)),
            external: OF_THE_RUNNER,
            output: {
              entryFileNames: 'tests/elements/[name].ts',
              chunkFileNames: 'tests/elements/shared-[hash].js',
            },
          },
        },
      });
      for (const result of [built].flat())
        for (const file of 'output' in result ? result.output : [])
          if (file.type === 'chunk') code.set(`/${file.fileName}`, file.code);
    },
    resolveMimeType: ({ path: address }) => (code.has(address) ? 'js' : undefined),
    serve: ({ path: address }) => code.get(address),
  };
}
