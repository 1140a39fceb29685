/**
 * Three builds and one development server. `--mode app`: the single-page app into dist/app.
 * `--mode embed`: the widgets into dist/embed. `--mode loader`: embed.js, which carries the names of
 * the files the build before it wrote. Without a mode: the app, with the API behind it.
 */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { embedManifest } from './build/embed-manifest.ts';
import { framePage } from './build/frame-page.ts';
import { moduleList } from './build/module-list.ts';
import { placeList } from './build/place-list.ts';
import { preactAlias } from './build/preact-alias.ts';
import { precompress } from './build/precompress.ts';
import { slimIcons } from './build/slim-icons.ts';
import { twindCss } from './build/twind-css.ts';

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
];
const target = ['chrome100', 'edge100', 'firefox102', 'safari16.4'];

/** "use client" in a library says nothing to a browser build. */
const checks = { moduleLevelDirective: false };

const isSmallPart = (id: string) =>
  /\/ui\/(?!dialog\/reason|error|theme)|lucide-react\/dist\/esm\/(?!icons)|lucide-react\/dist\/esm\/icons\/(x|check|map-pin|search|circle-check|chevron-down|cloud-off)\.|\/swr\//.test(
    id,
  );

const app: UserConfig = {
  root: path.join(root, 'app'),
  publicDir: 'static',
  plugins: [twindCss(root), placeList(root), react(), moduleList(root), precompress(dist('app'))],
  server: {
    fs: { allow: [root] },
    proxy: Object.fromEntries(SERVER_PATHS.map((prefix) => [prefix, API])),
  },
  build: {
    target,
    outDir: dist('app'),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      checks,
      // Many screens use them: one file instead of dozens of a few hundred bytes each.
      output: { codeSplitting: { groups: [{ name: 'ui', test: isSmallPart, minShareCount: 4 }] } },
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
  target,
  outDir: dist('embed'),
  minify: 'oxc',
} satisfies UserConfig['build'];

/** Of the hire form: what the frame on our origin needs, and the rest, for whoever shows the form. */
const isOfContact = (id: string) =>
  /hire-tutor\/(contact\/|submit-as|use-problem)|hire-contact\/messages|\/core\/text\/|ui\/error-summary/.test(
    id,
  );
const isOfHire = (id: string) =>
  /\/hire-tutor\/|job-parts\/(kept|new-key)|\/core\/hire\/(?!hire-limits)|elements\/(hire-contact|contact-address|use-contact)/.test(
    id,
  );

/**
 * One chunk of what every widget is made of and one of what those with lists are made of, instead of
 * one for each set of widgets that share something: fewer requests, better compression, a shorter
 * list in the loader. A conversation has no lists until somebody searches.
 */
const isForAll = (id: string) =>
  /node_modules|__porua|rolldown\/runtime|\/(ui|core|widgets\/(job|tutor)-parts)\/|\/embed\/[\w-]+\.tsx?$|\/embed\/(session|texts(\/hire)?)\/|\/embed\/elements\/(use|is|opened-part|inline-part|code-pending)\b/.test(
    id,
  ) &&
  !/\/core\/(hire|text\/find|assistant|search)|\/core\/jobs\/(address|directions)|\/ui\/(error-summary|compare)/.test(
    id,
  ) &&
  !isOfContact(id) &&
  !isOfHire(id) &&
  // Icons of the job's own page and of the hire form.
  !/icons\/(copy|eye|lock|navigation|share-2|circle-check)\./.test(id);
const isOfLists = (id: string) =>
  isForAll(id) &&
  /icons\/(?!check|chevron-down|circle-ex|cloud-off|external-link|info|triangle-ex|x\.)|swr|dequal|\/ui\/(alert|async|chip|dialog|list)\/|\/ui\/api\/use-(api|correction|pages)|\/ui\/field\/(choice|option|checkbox|select|number|text-area)|\/ui\/hooks\/use-(has|near|now|debounced)|\/ui\/live|\/core\/profile\/|-parts\/(?!job-path|queued|proved|kept|new-key)|\/embed\/elements\//.test(
    id,
  );

const embed: UserConfig = {
  ...embedShared,
  plugins: [twindCss(root), slimIcons(root), moduleList(root)],
  resolve: { alias: preactAlias },
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
        codeSplitting: {
          groups: [
            { name: 'lists', test: isOfLists, minShareCount: 2, priority: 1 },
            {
              name: 'base',
              test: (id) => isForAll(id) && !isOfLists(id),
              minShareCount: 2,
              priority: 2,
            },
            { name: 'contact', test: isOfContact, minShareCount: 2 },
            { name: 'hire', test: isOfHire, minShareCount: 2 },
            // Shared with the model's part only, which comes later: in one piece, it compresses best.
            { name: 'talk', test: /\/core\/(assistant|search)\//, minShareCount: 2 },
          ],
        },
        chunkFileNames: ({ isDynamicEntry }) =>
          `assets/${isDynamicEntry ? '[name]-' : ''}[hash:6].js`,
      },
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
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'embed') return embed;
  return mode === 'loader' ? loader : app;
});
