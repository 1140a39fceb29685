/** Tests what components show of the answers they share, on React and on Preact. */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';
import { startClock } from './start-clock.ts';

const HALF_MINUTE = 30_000;

/** Cities whose name counts how often they were asked for; classes by category. */
function countingApi(failsAt: number[] = []) {
  const asked: string[] = [];
  const api = fakeApi({
    listCities: () => {
      asked.push('cities');
      const count = asked.filter((one) => one === 'cities').length;
      if (failsAt.includes(count)) throw new ApiError('server_error', 'No', { status: 500 });
      return [{ id: 1, text: `Dhaka ${count}` }];
    },
    listClasses: ({ query }) => {
      const id = query?.tutoring_category_id;
      asked.push(`classes ${id}`);
      return id === 3 ? new Promise(() => {}) : [{ id: 1, text: `Class of ${id}` }];
    },
  });
  return { api, asked };
}

function Cities({ label }: { label: string }) {
  const { data, error, isLoading } = useApi('listCities', {});
  return (
    <p>
      {label}: {data?.[0]?.text ?? 'none'} {error !== undefined && 'failed'} {isLoading && 'waits'}
    </p>
  );
}

function LiveCities() {
  const { data, error } = useLiveApi('listCities', {});
  return (
    <p>
      live: {data?.[0]?.text ?? 'none'} {error !== undefined && 'failed'}
    </p>
  );
}

function Refresher() {
  const answers = useAnswers();
  return (
    <button type="button" onClick={() => void answers.refresh((name) => name === 'listCities')}>
      Refresh
    </button>
  );
}

function Classes({ keepsLast }: { keepsLast: boolean }) {
  const [category, setCategory] = useState(1);
  const { data, isLoading } = useApi(
    'listClasses',
    category === 0 ? null : { query: { tutoring_category_id: category } },
    { keepsLast },
  );
  return (
    <>
      <p>
        {data?.[0]?.text ?? 'no class'} {isLoading ? 'waits' : 'stands'}
      </p>
      {[0, 1, 2, 3].map((one) => (
        <button key={one} type="button" onClick={() => setCategory(one)}>
          Category {one}
        </button>
      ))}
    </>
  );
}

const text = (of: string | RegExp) => page.getByText(of);
const press = (name: string) => page.getByRole('button', { name }).click();

afterEach(() => void vi.useRealTimers());

test('two show one answer, and both show the next', async () => {
  const { api, asked } = countingApi();
  show(
    <>
      <Cities label="one" />
      <Cities label="two" />
      <Refresher />
    </>,
    { api },
  );
  await expect.element(text('one: Dhaka 1')).toBeVisible();
  await expect.element(text('two: Dhaka 1')).toBeVisible();
  expect(asked).toEqual(['cities']);
  await press('Refresh');
  await expect.element(text('one: Dhaka 2')).toBeVisible();
  await expect.element(text('two: Dhaka 2')).toBeVisible();
  expect(asked).toEqual(['cities', 'cities']);
});

test('a failure stands beside what was there, and goes with the next answer', async () => {
  const { api } = countingApi([2]);
  show(
    <>
      <Cities label="one" />
      <Refresher />
    </>,
    { api },
  );
  await expect.element(text('one: Dhaka 1')).toBeVisible();
  await press('Refresh');
  await expect.element(text('one: Dhaka 1 failed')).toBeVisible();
  await press('Refresh');
  await expect.element(text('one: Dhaka 3')).toBeVisible();
  await expect.element(text('failed')).not.toBeInTheDocument();
});

test('another question: the answer before stays only where it is asked to', async () => {
  const { api } = countingApi();
  show(<Classes keepsLast />, { api });
  await expect.element(text('Class of 1 stands')).toBeVisible();
  await press('Category 3');
  await expect.element(text('Class of 1 waits')).toBeVisible();
  await press('Category 2');
  await expect.element(text('Class of 2 stands')).toBeVisible();
  await press('Category 0');
  await expect.element(text('Class of 2 stands')).toBeVisible();
  show(<Classes keepsLast={false} />, { api });
  await expect.element(text('Class of 1 stands')).toBeVisible();
  await press('Category 3');
  await expect.element(text('no class waits')).toBeVisible();
  await press('Category 0');
  await expect.element(text('no class stands')).toBeVisible();
});

test('live: each half minute, on return to the page, not while it is left or hidden', async () => {
  startClock();
  const { api, asked } = countingApi();
  show(
    <>
      <LiveCities />
      <Cities label="one" />
    </>,
    { api },
  );
  await expect.element(text('live: Dhaka 1')).toBeVisible();
  vi.advanceTimersByTime(HALF_MINUTE);
  await expect.element(text('live: Dhaka 2')).toBeVisible();
  await expect.element(text('one: Dhaka 2')).toBeVisible();
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(1);
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(text('live: Dhaka 3')).toBeVisible();

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(HALF_MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(3);
  visibility.mockRestore();

  show(<p>Elsewhere</p>, { api });
  await expect.element(text('Elsewhere')).toBeVisible();
  vi.advanceTimersByTime(HALF_MINUTE);
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(1);
  expect(asked).toHaveLength(3);
});

test('live: what failed is not asked for by the clock, but as soon as the connection is back', async () => {
  startClock();
  const { api, asked } = countingApi([2]);
  show(<LiveCities />, { api });
  await expect.element(text('live: Dhaka 1')).toBeVisible();
  vi.advanceTimersByTime(HALF_MINUTE);
  await expect.element(text('live: Dhaka 1 failed')).toBeVisible();
  vi.advanceTimersByTime(HALF_MINUTE);
  expect(asked).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await expect.element(text('live: Dhaka 3')).toBeVisible();
  vi.advanceTimersByTime(HALF_MINUTE);
  await expect.element(text('live: Dhaka 4')).toBeVisible();
});

test('coming back to the page reads again, whatever the browser says of the connection', async () => {
  startClock();
  const { api, asked } = countingApi();
  show(<LiveCities />, { api });
  await expect.element(text('live: Dhaka 1')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(6000);
  expect(asked).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  await expect.element(text('live: Dhaka 2')).toBeVisible();
});
