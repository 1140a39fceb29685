/**
 * Eight builds and one development server. `--mode app`: the single-page app into dist/app.
 * `--mode pages`: the same app for the server, which draws its pages by it. `--mode embed`: the widgets
 * into dist/embed. `--mode loader`: embed.js, which carries the names of the files the build before it
 * wrote. Without a mode: the app, with the API behind it.
 */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkFileNames, embedChunks } from './build/chunk-rules.ts';
import { sharedFiles } from './build/chunks/shared-files.ts';
import { compileAtOnce } from './build/compile-at-once.ts';
import { elementAlias } from './build/element-alias.ts';
import { embedManifest } from './build/embed-manifest.ts';
import { framePage } from './build/frame-page.ts';
import { guideData } from './build/guide/guide-data.ts';
import { installable } from './build/installable.ts';
import { lateFilesAtOnce } from './build/late-files-at-once.ts';
import { librariesAsUsed } from './build/libraries-as-used.ts';
import { moduleList } from './build/module-list.ts';
import { offlineFiles } from './build/offline-files.ts';
import { ownCopies } from './build/own-copies.ts';
import { placeList } from './build/place-list.ts';
import { precompress } from './build/precompress.ts';
import { slimIcons } from './build/slim-icons.ts';
import { targets } from './build/targets.ts';
import { textFiles } from './build/text-files.ts';
import { twindCss } from './build/twind-css.ts';
import { unusedParts } from './build/unused-parts.ts';

const root = import.meta.dirname;
const dist = (...parts: string[]) => path.join(root, 'dist', ...parts);
const API = `http://localhost:${process.env['PORT'] ?? 8080}`;
const SERVER_PATHS = [
  '/api',
  '/embed',
  '/embed.js',
  '/healthz',
  '/readyz',
  '/docs',
  '/dev',
  '/storage',
  '/map.pmtiles',
];

/** "use client" in a library says nothing to a browser build. */
const checks = { moduleLevelDirective: false };

const app: UserConfig = {
  root: path.join(root, 'app'),
  publicDir: 'static',
  plugins: [
    unusedParts(root),
    twindCss(root),
    placeList(root),
    guideData(root),
    textFiles(root),
    react(),
    installable(root),
    compileAtOnce(),
    moduleList(root),
    precompress(dist('app')),
  ],
  server: {
    fs: { allow: [root] },
    proxy: Object.fromEntries(SERVER_PATHS.map((prefix) => [prefix, API])),
  },
  build: {
    target: targets,
    outDir: dist('app'),
    emptyOutDir: true,
    // A small font would stand in the styles of every page, where the policy forbids it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    manifest: true,
    // What each page and part may weigh, tests/bundle/ holds.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // Browsers without it fetch the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      input: path.join(root, 'app/index.html'),
      output: {
        codeSplitting: { groups: sharedFiles() },
        chunkFileNames: chunkFileNames(7),
      },
    },
  },
};

/** The first script stands in the page itself, so it is built alone: it can import nothing. */
const early: UserConfig = {
  root: path.join(root, 'app'),
  publicDir: false,
  build: {
    target: targets,
    outDir: dist('app'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      input: path.join(root, 'app/start/early.ts'),
      output: { entryFileNames: 'assets/early.js' },
    },
  },
};

const element = (name: string) => path.join(root, `embed/elements/${name}-element-define.ts`);

/** Libraries to Vite: an app's build would add preloading, which writes into the partner's page. */
const embedShared = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies UserConfig;
const embedBuild = {
  target: targets,
  outDir: dist('embed'),
  minify: 'oxc',
} satisfies UserConfig['build'];

const embed: UserConfig = {
  ...embedShared,
  plugins: [
    twindCss(root),
    slimIcons(root),
    librariesAsUsed(),
    ownCopies(root),
    lateFilesAtOnce(),
    compileAtOnce(),
    moduleList(root),
  ],
  resolve: { alias: elementAlias },
  build: {
    ...embedBuild,
    // What pages of partners may still ask for of earlier builds, the server keeps.
    emptyOutDir: true,
    manifest: true,
    lib: {
      entry: {
        'job-board': element('job-board'),
        'job-detail': element('job-detail'),
        'hire-tutor': element('hire-tutor'),
        assistant: element('assistant'),
        'tutor-hub': element('tutor-hub'),
        frame: path.join(root, 'embed/frame.ts'),
        'hire-contact': path.join(root, 'embed/hire-contact/hire-contact-page.tsx'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      checks,
      // Nobody imports from the elements; so what they share with parts fetched later stays in them.
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        // Without names: the loader carries one of each.
        entryFileNames: 'assets/[hash:6].js',
        codeSplitting: { groups: embedChunks },
        chunkFileNames: chunkFileNames(6),
      },
    },
  },
};

/**
 * The build of what the server draws of the elements; it comes after them, since it names their
 * build.
 */
const fragments: UserConfig = {
  ...embedShared,
  plugins: [twindCss(root), slimIcons(root), embedManifest(dist('embed/.vite/manifest.json'))],
  resolve: { alias: elementAlias },
  ssr: { noExternal: true },
  build: {
    ssr: path.join(root, 'embed/render/render-fragment.tsx'),
    target: 'node20',
    outDir: dist('render/fragments'),
    emptyOutDir: true,
    rolldownOptions: {
      // One file: what an element imports late the server has at once.
      checks: { ...checks, ineffectiveDynamicImport: false },
      output: { entryFileNames: 'fragments.js' },
    },
  },
};

const loader: UserConfig = {
  ...embedShared,
  plugins: [
    embedManifest(dist('embed/.vite/manifest.json')),
    framePage(root, dist('embed')),
    precompress(dist('embed')),
  ],
  build: {
    ...embedBuild,
    emptyOutDir: false,
    lib: {
      entry: path.join(root, 'embed/loader.ts'),
      formats: ['iife'],
      name: 'porua',
      fileName: () => 'embed.js',
    },
    rolldownOptions: { checks, optimization: { inlineConst: { mode: 'all' } } },
  },
};

/**
 * Returns the build of what keeps public pages in the browser; after the app, since it names files
 * of its build.
 */
const workerOf = (source: string, file: string): UserConfig => ({
  publicDir: false,
  plugins: [offlineFiles(dist('app/.vite/manifest.json')), precompress(dist('app'))],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: targets,
    outDir: dist('app'),
    emptyOutDir: false,
    minify: 'oxc',
    lib: {
      entry: path.join(root, source),
      formats: ['iife'],
      name: 'worker',
      fileName: () => file,
    },
    rolldownOptions: { checks },
  },
});
const worker = workerOf('worker/service-worker.ts', 'sw.js');
/** The same without keeping anything. */
const pushWorker = workerOf('worker/push-worker.ts', 'push-worker.js');

/** The build for Node, which reads no JSX; with React in it, so that the server itself needs none. */
const pages: UserConfig = {
  root: path.join(root, 'app'),
  publicDir: false,
  plugins: [unusedParts(root), placeList(root), guideData(root), textFiles(root), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: path.join(root, 'app/start/render-page.tsx'),
    target: 'node20',
    outDir: dist('render/pages'),
    emptyOutDir: true,
    rolldownOptions: { checks, output: { entryFileNames: 'pages.js' } },
  },
};

const builds: Record<string, UserConfig> = {
  early,
  worker,
  'push-worker': pushWorker,
  pages,
  embed,
  loader,
  fragments,
};

export default defineConfig(({ mode, command }) => {
  const config = builds[mode] ?? app;
  // Names and sizes of a thousand files tell nobody anything: tests/bundle/ has the limits.
  return command === 'serve' ? config : { logLevel: 'warn', ...config };
});
