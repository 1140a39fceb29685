import { describe, expect, test } from 'vitest';
import { type Chunk, chunkFileNames, embedChunks } from '../../build/chunk-rules.ts';

/** The chunk of a module: of the rules that take it, the first of the highest priority. */
function chunkOf(chunks: readonly Chunk[], id: string): string | undefined {
  const rules = chunks.filter(({ tags, test }) => !tags && test(`/repo/${id}`));
  return rules.sort((one, other) => (other.priority ?? 0) - (one.priority ?? 0))[0]?.name as string;
}
const LUCIDE = 'node_modules/lucide-react/dist/esm';

describe('partner pages', () => {
  test.each([
    ['node_modules/preact/dist/preact.mjs', 'base'],
    ['ui/button/button.tsx', 'base'],
    ['embed/emit.ts', 'base'],
    ['node_modules/swr/dist/index/index.mjs', 'data'],
    ['node_modules/swr/dist/infinite/index.mjs', 'lists'],
    ['ui/field/combobox.tsx', 'controls'],
    ['core/money/fees/platform-charge.ts', 'fees'],
    ['node_modules/@r2wc/core/dist/core.js', 'base'],
    ['core/market/filters/address-values.ts', 'lists'],
    ['core/market/filters/job-filter.ts', 'job-cards'],
    ['core/market/filters/hub-filter.ts', 'tutors'],
    ['ui/late/late.tsx', 'reading'],
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
