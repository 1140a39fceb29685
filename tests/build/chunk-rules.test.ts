import { describe, expect, test } from 'vitest';
import { appChunks } from '../../build/app-chunks.ts';
import { chunkFileNames, embedChunks } from '../../build/chunk-rules.ts';

/** The chunk of a module: of the rules that take it, the first of the highest priority. */
function chunkOf(chunks: typeof appChunks, id: string): string | undefined {
  const rules = chunks.filter(({ tags, test }) => !tags && test(`/repo/${id}`));
  return rules.sort((one, other) => (other.priority ?? 0) - (one.priority ?? 0))[0]?.name as string;
}
const LUCIDE = 'node_modules/lucide-react/dist/esm';

describe('the app', () => {
  test.each([
    ['ui/api/answers.ts', 'data'],
    ['ui/api/use-api.ts', 'data'],
    ['ui/async/async-view.tsx', 'data'],
    ['ui/api/use-mutation.ts', 'ui'],
    ['ui/button/button.tsx', 'ui'],
    ['ui/field/text-field.tsx', 'ui'],
    ['ui/field/combobox.tsx', 'controls'],
    ['ui/chip/chip.tsx', 'controls'],
    ['ui/error-summary/error-summary.tsx', 'controls'],
    [`${LUCIDE}/createLucideIcon.mjs`, 'ui'],
    [`${LUCIDE}/icons/x.mjs`, 'ui'],
    [`${LUCIDE}/icons/trash.mjs`, 'drawings'],
    [`${LUCIDE}/icons/hand-coins.mjs`, undefined],
    ['widgets/list/card-results.tsx', 'lists'],
    ['widgets/hire-tutor/hire-tutor.tsx', 'hiring'],
    ['app/people/auth/form/use-auth-form.ts', 'accounts'],
    ['app/people/auth/sign-in/sign-in-page.tsx', undefined],
    ['app/staff/audit/audit-page.tsx', undefined],
  ])('%s: %s', (id, chunk) => {
    expect(chunkOf(appChunks, id)).toBe(chunk);
  });

  test('the file the page names stays apart from what every screen needs', () => {
    const first = appChunks.find(({ tags }) => tags?.includes('$initial'));
    expect(first?.test('/repo/app/shell/shell.tsx')).toBe(true);
    expect(first?.test('/repo/app/main.tsx')).toBe(false);
    expect(first?.test('/repo/app/index.html')).toBe(false);
  });
});

describe('partner pages', () => {
  test.each([
    ['node_modules/preact/dist/preact.mjs', 'base'],
    ['ui/button/button.tsx', 'base'],
    ['embed/emit.ts', 'base'],
    ['ui/field/combobox.tsx', 'controls'],
    ['core/money/fees/platform-charge.ts', 'fees'],
    ['ui/dialog/dialog.tsx', 'reading'],
    ['ui/api/use-pages.ts', 'lists'],
    ['widgets/job/job-card.tsx', 'job-cards'],
    ['widgets/list/card-results.tsx', 'lists'],
    ['widgets/tutor/tutor-photo.tsx', 'tutors'],
    ['widgets/job/use-qualification-rows.ts', undefined],
    [`${LUCIDE}/icons/map-pin.mjs`, 'reading'],
    [`${LUCIDE}/icons/lock.mjs`, undefined],
    ['widgets/hire-tutor/contact/contact-form.tsx', undefined],
    ['widgets/hire-tutor/use-problem-text.ts', 'contact'],
    ['widgets/hire-tutor/steps/what-step.tsx', undefined],
    ['widgets/hire-tutor/hire-tutor.tsx', 'hire'],
    ['widgets/request/saved-draft.ts', 'hire'],
    ['core/market/hire/request-status.ts', 'hire'],
    ['core/search/normalise/fold-key.ts', 'talk'],
    ['widgets/job-board/job-board.tsx', undefined],
  ])('%s: %s', (id, chunk) => {
    expect(chunkOf(embedChunks, id)).toBe(chunk);
  });
});

test('only what somebody asks for has a name', () => {
  const nameOf = chunkFileNames(7);
  expect(nameOf({ isDynamicEntry: true })).toBe('assets/[name]-[hash:7].js');
  expect(nameOf({ isDynamicEntry: false })).toBe('assets/[hash:7].js');
});
