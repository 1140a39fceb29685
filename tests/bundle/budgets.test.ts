/** What a visitor downloads until the job board works; the limits are in budgets.json, in bytes. */
import type { Manifest } from 'vite';
import { describe, expect, test } from 'vitest';
import { listStaticChunks } from '../../build/embed-manifest.ts';
import budgets from './budgets.json' with { type: 'json' };
import { brotliSize, readManifest, readModules } from './read-build.ts';

const LANGS = ['en', 'bn'] as const;

/** Files of the given chunks and of everything they import statically, each once. */
function filesOf(manifest: Manifest, keys: string[]): Set<string> {
  const chunks = keys.flatMap((key) => {
    expect(manifest[key], `${key} is not in the build`).toBeDefined();
    return listStaticChunks(manifest, key);
  });
  return new Set(chunks.map((key) => manifest[key]?.file ?? ''));
}

describe('partner pages', () => {
  const manifest = readManifest('embed');
  const element = 'embed/elements/job-board-element-define.ts';

  test('the loader', () => {
    expect(brotliSize('embed', ['embed.js'])).toBeLessThanOrEqual(budgets.loader);
  });

  // The styles are a string inside the code, so they are counted with it.
  test.each(LANGS)('the job board with all it needs, %s', (lang) => {
    const files = filesOf(manifest, [element, `embed/texts/${lang}.ts`]);
    expect(files.size).toBeGreaterThanOrEqual(3);
    expect(brotliSize('embed', ['embed.js', ...files])).toBeLessThanOrEqual(budgets.jobBoardEmbed);
  });

  test.each(LANGS)('the hire form with all it needs, %s', (lang) => {
    const form = 'embed/elements/hire-tutor-element-define.ts';
    const keys = [form, `embed/texts/${lang}.ts`, `embed/texts/hire/${lang}.ts`];
    const files = filesOf(manifest, keys);
    expect(brotliSize('embed', files)).toBeLessThanOrEqual(budgets.hireTutorEmbed);
    const modules = readModules('embed');
    const own = [...files].flatMap((file) => modules[file] ?? []);
    expect(own).toContain('widgets/hire-tutor/hire-tutor.tsx');
    expect(own.filter((id) => /hire-tutor\/(saved|parent)|job-board\//.test(id))).toEqual([]);
  });

  test('a floating assistant nobody opens', () => {
    const files = filesOf(manifest, ['embed/elements/assistant-element-define.ts']);
    expect(files.size).toBe(1);
    expect(brotliSize('embed', files)).toBeLessThanOrEqual(budgets.assistantLauncher);
  });

  // What a conversation really fetches, tests/embed/assistant-bytes.spec.ts measures in a browser.
  test.each(LANGS)('the open assistant with all it needs, %s', (lang) => {
    const keys = [
      'embed/elements/assistant-element-define.ts',
      'embed/elements/assistant-full.ts',
      `embed/texts/assistant/${lang}.ts`,
    ];
    const files = filesOf(manifest, keys);
    expect(brotliSize('embed', files)).toBeLessThanOrEqual(budgets.assistantEmbed);
    const modules = readModules('embed');
    const own = [...files].flatMap((file) => modules[file] ?? []);
    expect(own).toContain('core/assistant/reply.ts');
    expect(own).toContain('widgets/assistant/log/choice-buttons.tsx');
    expect(own).toContain('widgets/assistant/forms/asked-form.tsx');
    // Cards and the hire form come when somebody gets so far, with their cache of answers.
    expect(own.filter((id) => /job-card|hire-tutor\/|job-board\/|\/swr\//.test(id))).toEqual([]);
  });

  test.each(LANGS)('the tutor hub with all it needs, %s', (lang) => {
    const hub = 'embed/elements/tutor-hub-element-define.ts';
    const files = filesOf(manifest, [hub, `embed/texts/${lang}.ts`, `embed/texts/hub/${lang}.ts`]);
    expect(brotliSize('embed', ['embed.js', ...files])).toBeLessThanOrEqual(budgets.tutorHubEmbed);
    const modules = readModules('embed');
    const own = [...files].flatMap((file) => modules[file] ?? []);
    expect(own).toContain('widgets/tutor-hub/tutor-hub.tsx');
    // A profile is fetched when one is about to be opened; the forms of other widgets never.
    expect(own.filter((id) => /tutor-profile\/|job-board\/|hire-tutor\//.test(id))).toEqual([]);
  });

  test('the job detail is not part of the board', () => {
    const modules = readModules('embed');
    const own = [...filesOf(manifest, [element])].flatMap((file) => modules[file] ?? []);
    expect(own).toContain('widgets/job-board/job-board.tsx');
    expect(own).not.toContain('widgets/job-detail/job-detail.tsx');
  });

  test.each([
    'zod',
    'react',
    'react-dom',
    'react-hook-form',
    'dayjs',
    '@twind',
    'twind',
    'tailwind',
  ])('no %s', (name) => {
    const all = Object.values(readModules('embed')).flat();
    expect(all.some((id) => id.includes('node_modules/preact/'))).toBe(true);
    expect(all.filter((id) => id.includes(`node_modules/${name}/`))).toEqual([]);
  });
});

describe('the app', () => {
  const manifest = readManifest('app');
  const board = (lang: string) =>
    filesOf(manifest, ['index.html', 'public/job-board/job-board-page.tsx', `texts/${lang}.ts`]);

  test.each(LANGS)('JavaScript of /job-board, %s', (lang) => {
    expect(brotliSize('app', board(lang))).toBeLessThanOrEqual(budgets.appJobBoard);
  });

  test.each(['zod', 'preact', '@twind'])('no %s on /job-board', (name) => {
    const modules = readModules('app');
    const all = [...board('en')].flatMap((file) => modules[file] ?? []);
    expect(all.some((id) => id.includes('node_modules/react-dom/'))).toBe(true);
    expect(all.filter((id) => id.includes(`node_modules/${name}/`))).toEqual([]);
  });
});
