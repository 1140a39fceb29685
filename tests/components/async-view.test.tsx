/** An answer of the API in its states, and a list whose next page does not come. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const retry = page.getByRole('button', { name: 'Try again' });

function Cities() {
  return (
    <AsyncView
      response={useApi('listCities', {})}
      isEmpty={(cities) => cities.length === 0}
      empty={<p>No city</p>}
    >
      {(cities) => <p>{cities.map(({ text }) => text).join()}</p>}
    </AsyncView>
  );
}

/** The cities, after these failures. */
function showCities(cities: { id: number; text: string }[], ...failures: ApiError[]) {
  const api = fakeApi({
    listCities: () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return cities;
    },
  });
  show(<Cities />, { api });
}
const DHAKA = { id: 1, text: 'Dhaka' };

test('on its way, then there', async () => {
  show(<Cities />);
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  showCities([DHAKA]);
  await expect.element(page.getByText('Dhaka')).toBeVisible();
});

test('empty', async () => {
  showCities([]);
  await expect.element(page.getByText('No city')).toBeVisible();
});

test('failed, refused in the words of the server, and asked for again', async () => {
  showCities(
    [DHAKA],
    new ApiError('server_error', 'Internal Server Error', { status: 500 }),
    new ApiError('forbidden', 'This is not for you.', { status: 403 }),
  );
  await expect.element(page.getByText('Error fetching data! Please try again!')).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('This is not for you.')).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Dhaka')).toBeVisible();
});

test('offline it says so, and reads by itself when the connection is back', async () => {
  showCities([DHAKA], new ApiError('offline', 'No connection'));
  await expect.element(page.getByText('No Internet!')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Dhaka')).toBeVisible();
});

test('what still fails in the first moment back online is read once more by itself', async () => {
  const offline = new ApiError('offline', 'No connection');
  showCities([DHAKA], offline, new ApiError('network', 'Failed to fetch'));
  await expect.element(page.getByText('No Internet!')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Error fetching data! Please try again!')).toBeVisible();
  await expect.element(page.getByText('Dhaka')).toBeVisible();
});

function Reviews() {
  const [asked, setAsked] = useState(1);
  const response = useApi(
    'listReviews',
    { params: { tutorId: 'T1001' }, query: { page: asked } },
    { keepsLast: true },
  );
  return (
    <PagedView response={response} page={asked} onPage={setAsked} empty={<p>No review</p>}>
      {(reviews) => reviews.map(({ id, text }) => <p key={id}>{text}</p>)}
    </PagedView>
  );
}

test('a second page that fails leaves the first, says so, and comes when asked for again', async () => {
  let failures = 1;
  const review = (id: number) => ({
    id,
    rating: 5,
    text: `Review ${id}`,
    class_name: 'Class 5',
    category_name: 'Bangla Medium',
    city_name: 'Dhaka',
    created_at: '2026-01-01T00:00:00.000Z',
    is_edited: false,
    answer: null,
  });
  const api = fakeApi({
    listReviews: ({ query }) => {
      const current = query?.page ?? 1;
      if (current === 2 && failures-- > 0)
        throw new ApiError('server_error', 'Internal Server Error', { status: 500 });
      return {
        data: [review(current)],
        current_page: current,
        last_page: 2,
        total: 2,
        per_page: 1,
      };
    },
  });
  show(<Reviews />, { api });
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('Error fetching data! Please try again!')).toBeVisible();
  await expect.element(page.getByText('Review 1')).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Review 2')).toBeVisible();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
