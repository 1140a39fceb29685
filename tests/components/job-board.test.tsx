/** The board under a host that keeps its filter: what is typed, what fails, where the focus goes. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiClient } from '#core/api/api-client.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import boardControls from '#locales/bn/market/boardControls.json' with { type: 'json' };
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { boardAnswer, boardItem } from '../widgets/sample-job.ts';
import { fakeApi } from './fake-api.ts';
import { latePosition } from './late-position.ts';
import { show } from './show.tsx';

const JOBS = [boardItem(), boardItem({ id: 1202 }), boardItem({ id: 1203 })];
const cards = page.getByRole('article');

const option = (id: number, text: string) => ({ id, text });
const boardApi = (listJobs: (filter: JobFilter) => typeof JOBS): ApiClient =>
  fakeApi({
    listJobs: ({ query }) => boardAnswer(listJobs(query ?? {})),
    listCities: () => [option(1, 'Dhaka'), option(2, 'Chattogram')],
    listLocations: () => [option(11, 'Dhanmondi')],
    listCategories: () => [option(1, 'Bangla Medium'), option(2, 'English Medium')],
    listClasses: () => [option(101, 'Class 8')],
    listSubjects: () => [option(1001, 'Mathematics'), option(1002, 'English')],
  });
const every = boardApi(({ jobid }) => (jobid ? JOBS.filter(({ id }) => id === jobid) : JOBS));

interface Heard {
  filter: JobFilter;
  isCorrection: boolean;
}

/** Keeps the filter, as the address of a page does. */
function BoardHost({ first, onHear }: { first: JobFilter; onHear(heard: Heard): void }) {
  const [filter, setFilter] = useState(first);
  return (
    <JobBoard
      filter={filter}
      onFilterChange={(next, isCorrection = false) => {
        onHear({ filter: next, isCorrection });
        setFilter(next);
      }}
      jobHref={(id) => `/job-details/${id}`}
    />
  );
}

function showBoard(api: ApiClient, first: JobFilter = {}, lang: Lang = 'en') {
  const heard: Heard[] = [];
  show(<BoardHost first={first} onHear={(one) => heard.push(one)} />, { api, lang });
  return { last: () => heard.at(-1) };
}

const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true });

test('nothing fits: it says so, and leads back to every job', async () => {
  showBoard(every, { jobid: 99 });
  await expect.element(page.getByText('No job available.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect.element(cards.nth(2)).toBeVisible();
});

test('nothing fits all: what is nearest and the same with one thing less is offered, with its number', async () => {
  const online = {
    kind: 'online' as const,
    id: null,
    text: '',
    query: 'tutoring_place_id=3',
    total: 2,
    total_is_minimum: false,
  };
  const api = fakeApi({
    listJobs: ({ query: { city_id, tutoring_place_id } = {} }) => {
      if (tutoring_place_id === 3) return boardAnswer(JOBS.slice(0, 2));
      const found = boardAnswer(city_id ? [] : JOBS);
      return city_id ? { ...found, nearest: [online] } : found;
    },
    listCities: () => [option(1, 'Dhaka'), option(2, 'Chattogram')],
  });
  const { last } = showBoard(api, { city_id: 1, tutor_gender: 2 });
  const offers = page.getByRole('list', { name: 'Close to your search' });
  await expect.element(offers.getByRole('button', { name: 'Without “Dhaka”: 3' })).toBeVisible();
  await expect.element(offers.getByRole('button', { name: 'Online: 2' })).toBeVisible();
  // What finds nothing either is no offer.
  await expect.element(offers.getByRole('button')).toHaveLength(2);
  await offers.getByRole('button', { name: 'Online: 2' }).click();
  // The other search alone: city and gender are gone.
  await expect.poll(() => last()?.filter).toEqual({ tutoring_place_id: 3 });
  await expect.element(cards.nth(1)).toBeVisible();
});

test('a list that fails says so and can be tried again', async () => {
  let tries = 0;
  showBoard(
    boardApi(() => {
      tries += 1;
      if (tries === 1) throw new ApiError('invalid_input', 'No', { status: 400 });
      return JOBS;
    }),
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cards.nth(2)).toBeVisible();
});

test('a city opens its locations, a category its classes, a class its subjects', async () => {
  const { last } = showBoard(every);
  await expect.element(field('Location')).toBeDisabled();
  await field('City').selectOptions('1');
  await field('Location').selectOptions('11');
  await field('Category').selectOptions('1');
  await field('Class').selectOptions('101');
  await page.getByRole('checkbox', { name: 'English' }).click();
  await expect
    .poll(() => last()?.filter)
    .toEqual({
      city_id: 1,
      location_id: [11],
      category_id: [1],
      i_class: [101],
      subjects: [1002],
    });
  // What belongs to the old one goes with it.
  await field('Category').selectOptions('2');
  await expect
    .poll(() => last()?.filter)
    .toEqual({ city_id: 1, location_id: [11], category_id: [2] });
});

test('one job is found by its id in Bengali digits', async () => {
  const { last } = showBoard(every, {}, 'bn');
  await field(boardControls.filters.jobId).fill('১২০২');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => last()?.filter).toEqual({ jobid: 1202 });
  await expect.element(cards).toHaveLength(1);
});

test('a mistyped id is pointed out and kept', async () => {
  const { last } = showBoard(every);
  await field('Job ID').fill('12x');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Job ID')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Job ID')).toHaveValue('12x');
  expect(last()).toBeUndefined();
});

test('a chip taken away by keyboard leaves the focus in the board', async () => {
  showBoard(every, { city_id: 1, tutoring_place_id: 3 });
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect.element(chips.getByRole('button').first()).toBeVisible();
  const first = chips.getByRole('button').first().element();
  if (first instanceof HTMLElement) first.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /Found|Finding/ })).toHaveFocus();
});

test('an id that does not exist any more is dropped, and is no step of the reader', async () => {
  const { last } = showBoard(
    boardApi(({ city_id }) => {
      if (city_id === 99_999)
        throw new ApiError('unknown_id', 'Unknown', {
          status: 400,
          fields: { city_id: ['Unknown'] },
        });
      return JOBS;
    }),
    { city_id: 99_999, tutoring_place_id: 3 },
  );
  await expect.poll(last).toEqual({ filter: { tutoring_place_id: 3 }, isCorrection: true });
  await expect.element(cards.nth(2)).toBeVisible();
});

test('a refused position is explained', async () => {
  const device = latePosition();
  showBoard(every);
  await page.getByRole('button', { name: 'Use my location' }).click();
  device.refuse();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Location is blocked for this page. Allow it in the browser, or type an area.',
    );
});
