/** A list of many pages: what another page costs, and what stays as it is. */
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TutorHubItem } from '#core/market/api/hub.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';
import { boardAnswer, boardItem } from '../widgets/sample-job.ts';
import { hubAnswer, hubItem } from '../widgets/sample-tutor.ts';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const cards = page.getByRole('article');
const jobHref = (id: number) => `/job-details/${id}`;

/** Each keeps its filter, as the address of a page does. */
function BoardHost() {
  const [filter, setFilter] = useState<JobFilter>({});
  return <JobBoard filter={filter} onFilterChange={setFilter} jobHref={jobHref} pageSize={3} />;
}

const tutorHref = (id: string) => `/hub/tutor-profile/${id}`;

function HubHost({
  tutors,
  hrefOf = tutorHref,
}: {
  tutors: TutorHubItem[];
  hrefOf?: typeof tutorHref;
}) {
  const [filter, setFilter] = useState<HubFilter>({});
  return (
    <TutorHub
      filter={filter}
      onFilterChange={setFilter}
      tutorHref={hrefOf}
      initialAnswer={hubAnswer(tutors)}
    />
  );
}

/** Three pages of jobs which count how often they are drawn; page by page, what was asked for. */
function startBoard(
  idsOf = (at: number) => [at * 10, at * 10 + 1, at * 10 + 2],
  lastPageOf = (_at: number) => 3,
) {
  const drawn = new Map<number, number>();
  const asked: string[] = [];
  // Not listed: React's own log of slow renders reads whatever it finds listed.
  const countedJob = (id: number): JobBoardItem =>
    Object.defineProperty(boardItem({ id }), 'class_name', {
      enumerable: false,
      get() {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
        return `Class ${id}`;
      },
    });
  const api = fakeApi({
    listJobs({ query: { page: at = 1, tutoring_place_id = 'all' } = {} }) {
      asked.push(`${tutoring_place_id} ${at}`);
      const answer = boardAnswer(idsOf(at).map(countedJob));
      return { ...answer, current_page: at, last_page: lastPageOf(at), total: 9 };
    },
  });
  show(<BoardHost />, { api });
  return { drawn, asked };
}

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('a[data-job-id]')].map((a) => a.dataset['jobId']);
const more = () => page.getByRole('button', { name: 'Load more jobs' }).click();

test('what is there is not drawn again for another page, nor for the filters', async () => {
  const { drawn } = startBoard();
  await expect.element(cards).toHaveLength(3);
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect.element(filters).toBeVisible();
  const first = drawn.get(10);
  await more();
  await expect.element(cards).toHaveLength(6);
  const second = drawn.get(20);
  await more();
  await expect.element(cards).toHaveLength(9);
  await filters.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(drawn.get(10)).toBe(first);
  expect(drawn.get(20)).toBe(second);
  expect(shownIds()).toEqual(['10', '11', '12', '20', '21', '22', '30', '31', '32']);
});

test('another page brings no listeners', async () => {
  startBoard();
  await expect.element(cards).toHaveLength(3);
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  await more();
  await expect.element(cards).toHaveLength(6);
  const inCards = listen.mock.contexts.filter(
    (target) => target instanceof Element && target.closest('article'),
  );
  listen.mockRestore();
  expect(inCards).toEqual([]);
});

test('a job that slipped to the next page is shown once', async () => {
  startBoard((at) => [at, at + 1, at + 2]);
  await expect.element(cards).toHaveLength(3);
  await more();
  await expect.element(cards).toHaveLength(4);
  expect(shownIds()).toEqual(['1', '2', '3', '4']);
});

test('a list that has grown since its first page is read to its end', async () => {
  startBoard(undefined, (at) => at + 1);
  for (const count of [3, 6, 9]) {
    await expect.element(cards).toHaveLength(count);
    await more();
  }
  await expect.element(cards).toHaveLength(12);
});

test('back at a filter, its list is as long as it was and asks for nothing', async () => {
  const { asked } = startBoard();
  await expect.element(cards).toHaveLength(3);
  await more();
  await expect.element(cards).toHaveLength(6);
  await page.getByRole('radio', { name: 'Online' }).click();
  await expect.element(cards).toHaveLength(3);
  await page.getByRole('radio', { name: 'All' }).click();
  await expect.element(cards).toHaveLength(6);
  expect(asked).toEqual(['all 1', 'all 2', '3 1']);
});

test('a fourth tutor is not chosen, and the box does not say so', async () => {
  const tutors = [1, 2, 3, 4].map((id) => hubItem({ id, tutorid: `T${id}` }));
  show(<HubHost tutors={tutors} />);
  const box = cards.getByRole('checkbox');
  for (const at of [0, 1, 2, 3]) await box.nth(at).click();
  await expect.element(box.nth(2)).toBeChecked();
  await expect.element(box.nth(3)).not.toBeChecked();
  await box.nth(0).click();
  await expect.element(box.nth(0)).not.toBeChecked();
  await box.nth(3).click();
  await expect.element(box.nth(3)).toBeChecked();
});

test('cards of the filter before are out of sight at once, and soon out of the page', async () => {
  let first = 0;
  const others = () => {
    first += 1000;
    return Array.from({ length: 200 }, (_, index) => first + index);
  };
  startBoard(others, () => 1);
  await expect.element(cards).toHaveLength(200);
  const before = [...document.querySelectorAll('article')];
  const list = page.getByRole('list', { name: 'Tuition jobs' }).element();
  const steps: { inSight: number; inPage: number }[] = [];
  new MutationObserver(() => {
    const inPage = before.filter((card) => card.isConnected);
    const inSight = inPage.filter((card) => !card.closest('.out-sheet'));
    steps.push({ inSight: inSight.length, inPage: inPage.length });
  }).observe(list, { childList: true });
  await page.getByRole('radio', { name: 'Online' }).click();
  await expect.poll(() => steps.at(-1)?.inPage, { timeout: 5000 }).toBe(0);
  // Sheets of twelve, eight at a time.
  expect(steps.map(({ inPage }) => inPage)).toEqual([200, 104, 8, 0]);
  expect(steps.map(({ inSight }) => inSight)).toEqual([0, 0, 0, 0]);
});

test('a photo that does not come draws no card again', async () => {
  const tutors = [1, 2, 3].map((id) =>
    hubItem({ id, tutorid: `T${id}`, user: { name: `Tutor ${id}`, photo: `none-${id}.jpg` } }),
  );
  const hrefOf = vi.fn(tutorHref);
  show(<HubHost tutors={tutors} hrefOf={hrefOf} />);
  await expect.element(cards).toHaveLength(3);
  await expect
    .poll(() => document.querySelectorAll('article img').length, { timeout: 5000 })
    .toBe(0);
  expect(document.querySelectorAll('article svg.rounded-full').length).toBe(3);
  expect(hrefOf.mock.calls).toEqual([['T1'], ['T2'], ['T3']]);
});
