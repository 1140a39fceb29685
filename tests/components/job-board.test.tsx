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
const MATHS = option(1001, 'Mathematics');
const ENGLISH = option(1002, 'English');
const PHYSICS = option(1003, 'Physics');
const CLASSES = [
  { ...option(101, 'Class 8'), category_id: 1, subject_ids: [1001, 1002] },
  { ...option(102, 'Class 9'), category_id: 1, subject_ids: [1001, 1003] },
  { ...option(201, 'Class 8'), category_id: 2, subject_ids: [1002] },
];
const DHANMONDI = {
  id: 'location-11',
  description: 'Dhanmondi, Dhaka',
  city_id: 1,
  location_id: 11,
  latitude: 23.7,
  longitude: 90.4,
};
const boardApi = (listJobs: (filter: JobFilter) => typeof JOBS): ApiClient =>
  fakeApi({
    listJobs: ({ query }) => boardAnswer(listJobs(query ?? {})),
    listCities: () => [option(1, 'Dhaka'), option(2, 'Chattogram')],
    listLocations: () => [option(11, 'Dhanmondi')],
    searchPlaces: ({ query }) => (query?.q === 'dhan' ? [DHANMONDI] : []),
    listCategories: () => [option(1, 'Bangla Medium'), option(2, 'English Medium')],
    listClasses: () => CLASSES,
    listTaughtClasses: () => CLASSES,
    listSubjects: () => [MATHS, ENGLISH, PHYSICS],
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

test('a search that finds nothing leads on to leaving a phone, on our own page', async () => {
  const way = page.getByRole('link', { name: 'Tell me when one comes' });
  const filter: JobFilter = { city_id: 1, actual_salary_min: 9000, order: 'salary' };
  const board = (
    <JobBoard filter={filter} onFilterChange={() => {}} jobHref={(id) => `/job-details/${id}`} />
  );
  show(board, { api: boardApi(() => []), site: 'my-school' });
  const query = 'city_id=1&actual_salary_min=9000';
  await expect
    .element(way)
    .toHaveAttribute('href', `https://porua.example/job-board/alert?${query}&from=my-school`);
  await expect.element(way).toHaveAttribute('target', '_blank');

  const tutor = { id: 7, gender: 1 };
  show(board, { api: boardApi(() => []), tutor });
  const save = page.getByRole('link', { name: 'Save this search' });
  const saved = `https://porua.example/job-board?${query}#save`;
  await expect.element(save).toHaveAttribute('href', saved);
  await expect.element(way).not.toBeInTheDocument();
});

test('one job by its number, or no filter at all, leads to no message', async () => {
  const none = boardApi(() => []);
  for (const filter of [{ jobid: 99 }, {}]) {
    showBoard(none, filter);
    await expect.element(page.getByText('No job available.')).toBeVisible();
    const way = page.getByRole('link', { name: 'Tell me when one comes' });
    await expect.element(way).not.toBeInTheDocument();
  }
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

/** The fields beside the list, which come after it. */
const showFilters = async (first: JobFilter = {}) => {
  const board = showBoard(every, first);
  await expect.element(field('Class')).toBeInTheDocument();
  // What is asked for when it is in sight.
  field('Class').element().scrollIntoView();
  return board;
};
const pick = async (label: string, words: string, text: string) => {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option', { name: text }).click();
};
const classesIn = async (category: string) => {
  const options = () =>
    field('Class').element().querySelectorAll(`optgroup[label="${category}"] option`);
  await expect.poll(() => options().length).toBeGreaterThan(0);
  return Array.from(options(), ({ textContent }) => textContent);
};

test('a subject first, then a class, then an area: each narrows the others and nothing is off', async () => {
  const { last } = await showFilters();
  await expect.element(field('Class')).toBeEnabled();
  await expect.element(page.getByRole('combobox', { name: 'Subjects' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Subjects' }).click();
  await page.getByRole('option', { name: 'Physics' }).click();
  await expect.poll(() => last()?.filter).toEqual({ subjects: [1003] });
  await expect.poll(() => field('Class').element().querySelectorAll('option').length).toBe(2);
  await field('Class').selectOptions('102');
  await expect
    .poll(() => last()?.filter)
    .toEqual({ category_id: [1], i_class: [102], subjects: [1003] });
  await expect.element(page.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'English' })).not.toBeInTheDocument();
  await pick('Location', 'dhan', 'Dhanmondi, Dhaka');
  await expect.poll(() => last()?.filter).toMatchObject({ city_id: 1, location_id: [11] });
  await expect.element(field('City')).toHaveValue('1');
});

test('classes of one name stand under their categories, and say the one they are of', async () => {
  const { last } = await showFilters();
  expect(await classesIn('Bangla Medium')).toEqual(['Class 8', 'Class 9']);
  expect(await classesIn('English Medium')).toEqual(['Class 8']);
  await field('Class').selectOptions('201');
  await expect.poll(() => last()?.filter).toEqual({ category_id: [2], i_class: [201] });
  await expect.element(field('Category')).toHaveValue('2');
  // Another class may be of another category.
  await field('Class').selectOptions('101');
  await expect.poll(() => last()?.filter).toEqual({ category_id: [1], i_class: [101] });
});

test('what another category takes away is said beside it', async () => {
  const { last } = await showFilters({
    category_id: [1],
    i_class: [101],
    subjects: [1001, 1002],
  });
  await expect.element(field('Class')).toHaveValue('101');
  await expect.element(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
  expect(await classesIn('English Medium')).toEqual(['Class 8']);
  await field('Category').selectOptions('2');
  await expect.poll(() => last()?.filter).toEqual({ category_id: [2], subjects: [1002] });
  await expect
    .element(page.getByText('Removed, as it does not fit: Class 8, Mathematics'))
    .toBeVisible();
  await field('Category').selectOptions('');
  await expect.poll(() => last()?.filter).toEqual({ subjects: [1002] });
  await expect.element(page.getByText(/Removed, as it does not fit/)).not.toBeInTheDocument();
});

test('without an offer that finds something the list of offers is empty, and leaves no gap', async () => {
  showBoard(
    boardApi(() => []),
    { tutoring_place_id: 3 },
  );
  await expect.element(page.getByText('No job available.')).toBeVisible();
  const offers = page.getByRole('list', { name: 'Close to your search' });
  await expect.element(offers).toHaveClass('nearest-offers');
  await expect.element(offers).toBeEmptyDOMElement();
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
  await page.getByRole('button', { name: 'Use my location' }).last().click();
  device.refuse();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Location is blocked for this page. Allow it in the browser, or type an area.',
    );
});
