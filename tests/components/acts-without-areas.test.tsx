/**
 * Tests what is said while the areas cannot be fetched: the request tells that, not the browser.
 */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError, type ApiErrorCode } from '#core/ground/api/api-error.ts';
import { runAtOnce } from '#core/ground/steps.ts';
import { engine } from '#core/site/assistant/engine.ts';
import type { LookupData } from '#core/site/assistant/lookups/lookup-data.ts';
import { createAreaStore } from '#widgets/assistant/area-store.ts';
import { type Needs, useActs } from '#widgets/assistant/use-acts.ts';
import type { Prepared } from '#widgets/assistant/use-assistant-lookups.ts';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const NO_WORDS = { words: '', rules: '' };
const nothing: LookupData = {
  categories: [],
  classes: [],
  subjects: [],
  classSubjects: [],
  cities: [],
  areas: [],
  universities: [],
  faq: [],
  words: '',
  danger: NO_WORDS,
  troubles: NO_WORDS,
  support: { opens: 10, closes: 22 },
};
const basic = runAtOnce(engine.prepareLookups(nothing));

const known = (code: ApiErrorCode, status?: number) => {
  const fetch = vi.fn(() =>
    Promise.reject(new ApiError(code, 'Not now', { ...(status && { status }) })),
  );
  const areas = createAreaStore(fakeApi({ getAssistantAreas: fetch }), (known) =>
    engine.withAreas(basic, known),
  );
  const prepared: Prepared = { engine, areas, usesModel: false };
  return { fetch, prepared };
};
/** Without the area the answer is the same, or another one. */
const helpful: Needs = (_engine, _lookups, canFetch) => (canFetch ? { ids: [1001] } : {});
const necessary: Needs = () => ({ ids: [1001] });

function Talk({ prepared, needs }: { prepared: Prepared; needs: Needs }) {
  const acts = useActs(prepared, undefined);
  return (
    <>
      <button
        type="button"
        onClick={() => acts.act({ needs, perform: () => document.body.append('answered') })}
      >
        Say
      </button>
      <p>{acts.hasFailed ? 'failed' : 'fine'}</p>
    </>
  );
}

const say = page.getByRole('button', { name: 'Say' });

test.each(['network', 'offline', 'timeout'] as const)(
  'by %s: what is known has to do',
  async (code) => {
    document.body.textContent = '';
    const { prepared, fetch } = known(code);
    show(<Talk prepared={prepared} needs={helpful} />);
    await say.click();
    await expect.poll(() => document.body.textContent).toContain('answered');
    await expect.element(page.getByText('fine')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('an answer that would be a wrong one waits', async () => {
  document.body.textContent = '';
  const { prepared } = known('offline');
  show(<Talk prepared={prepared} needs={necessary} />);
  await say.click();
  await expect.element(page.getByText('failed')).toBeVisible();
  expect(document.body.textContent).not.toContain('answered');
});

test('although the browser takes itself for offline, the areas are asked for', async () => {
  document.body.textContent = '';
  const said = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { prepared, fetch } = known('unavailable', 503);
  show(<Talk prepared={prepared} needs={helpful} />);
  await say.click();
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  said.mockRestore();
});
