/**
 * Tests what a visitor downloads until a screen or an element works, and what must never be in it.
 */
import { describe, expect, test } from 'vitest';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { assistantLauncher, elements, loader, routes } from './budgets.ts';
import { explainSize } from './explain-size.ts';
import {
  type BuildPart,
  brotliSize,
  filesOf,
  filesOfElement,
  readManifest,
  readModules,
  readScript,
} from './read-build.ts';
import { readScreens } from './read-routes.ts';

const LANGS: Lang[] = ['en', 'bn'];

function expectWithin(limit: number | undefined, part: BuildPart, files: Set<string>) {
  const size = brotliSize(part, files);
  if (limit === undefined || size > limit)
    expect.fail(`${size} bytes, limit ${limit} (budgets.ts):\n${explainSize(part, files)}`);
}

describe('partner pages', () => {
  const manifest = readManifest('embed');
  const define = (name: string) => `embed/elements/${name}-element-define.ts`;

  test('the loader', () => {
    expectWithin(loader, 'embed', new Set(['embed.js']));
  });

  test('every element has its limits', () => {
    const defined = Object.keys(manifest).filter((key) => key.endsWith('-element-define.ts'));
    expect(Object.keys(elements).map(define).sort()).toEqual(defined.sort());
  });

  // What the first view brings, styles and data, tests/embed/first-view-bytes.spec.ts measures.
  describe.each(Object.entries(elements))('%s with the loader and all it needs', (name, limits) => {
    test.each(LANGS)('%s', (lang) => {
      const files = filesOfElement(manifest, name, lang);
      expect(files.size).toBeGreaterThanOrEqual(4);
      expectWithin(limits[lang], 'embed', files);
    });
  });

  test('a floating assistant nobody opens', () => {
    const files = filesOf(manifest, [define('assistant')]);
    expect(files.size).toBe(1);
    expectWithin(assistantLauncher, 'embed', files);
  });

  // What is not needed before somebody presses something comes then.
  test.each([
    ['job-board', ['widgets/job-board/job-board.tsx'], /job-detail\/job-detail\.tsx/],
    ['hire-tutor', ['widgets/hire-tutor/hire-tutor.tsx'], /hire-tutor\/(saved|parent)|job-board\//],
    ['tutor-hub', ['widgets/tutor-hub/tutor-hub.tsx'], /tutor-profile\/|job-board\/|hire-tutor\//],
    [
      'assistant',
      [
        'core/site/assistant/dialogue/choices.ts',
        'widgets/assistant/choice-buttons.tsx',
        'widgets/assistant/forms/asked-form.tsx',
      ],
      /job-card|hire-tutor\/|job-board\/|\/ui\/api\/answers|assistant\/reply/,
    ],
  ])('%s has %s, and nothing that comes later', (name, own, later) => {
    const modules = readModules('embed');
    const all = LANGS.flatMap((lang) => [...filesOfElement(manifest, name, lang)]).flatMap((file) =>
      Object.keys(modules[file] ?? {}),
    );
    expect(all).toEqual(expect.arrayContaining(own));
    expect(all.filter((id) => later.test(id))).toEqual([]);
  });

  test.each([
    'zod',
    'react',
    'react-dom',
    'react-hook-form',
    'dayjs',
    'i18next',
    'react-i18next',
    '@twind',
    'twind',
    'tailwind',
  ])('no %s', (name) => {
    const all = Object.values(readModules('embed')).flatMap((chunk) => Object.keys(chunk));
    expect(all.some((id) => id.includes('node_modules/preact/'))).toBe(true);
    expect(all.filter((id) => id.includes(`node_modules/${name}/`))).toEqual([]);
  });
});

describe('the app', () => {
  const manifest = readManifest('app');
  const modules = readModules('app');
  const screens = readScreens();

  test('every screen has its limits, and nothing else has', () => {
    expect(Object.keys(routes).sort()).toEqual(screens.map(({ file }) => file).sort());
  });

  describe.each(screens)('$file with styles, texts and all around it', ({ file, keys }) => {
    test.each(LANGS)('%s', (lang) => {
      const limit = routes[file]?.[lang];
      expectWithin(limit, 'app', filesOf(manifest, keys(lang)));
    });
  });

  const modulesOf = (screen: string) =>
    [...filesOf(manifest, ['index.html', screen.replace(/^app\//, '')])].flatMap((file) =>
      Object.keys(modules[file] ?? {}),
    );
  test.each([
    ['app/market/job-board/job-board-page.tsx', ['zod', 'preact', '@twind', 'react-hook-form']],
    ['app/people/auth/sign-in/sign-in-page.tsx', ['zod', 'react-hook-form']],
    ['app/people/auth/sign-up/tutor-sign-up-page.tsx', ['zod', 'react-hook-form']],
  ])('%s does without %s', (screen, libraries) => {
    const all = modulesOf(screen);
    expect(all.some((id) => id.includes('node_modules/react-dom/'))).toBe(true);
    const unwanted = libraries.map((name) => `node_modules/${name}/`);
    expect(all.filter((id) => unwanted.some((folder) => id.includes(folder)))).toEqual([]);
  });

  test.each(['html2canvas', 'dompurify', 'canvg', 'core-js', 'fast-png', 'pako'])(
    'no %s anywhere: jsPDF brings it for what we do not draw',
    (name) => {
      const all = Object.values(modules).flatMap((chunk) => Object.keys(chunk));
      expect(all.some((id) => id.includes('node_modules/jspdf/'))).toBe(true);
      expect(all.filter((id) => id.includes(`node_modules/${name}/`))).toEqual([]);
    },
  );

  test('what waits for presses needs nothing else: it stands in the page', () => {
    expect(readScript('app', 'assets/early.js')).not.toMatch(/\bexport\b|\bimport\b(?!\()/);
  });

  test('links do not prefetch for a framework', () => {
    const all = Object.values(modules).flatMap((chunk) => Object.keys(chunk));
    expect(all).toContain('build/links-without-prefetch.ts');
    expect(all.filter((id) => /react-router\/.*\/ssr\/components\.js$/.test(id))).toEqual([]);
  });
});
