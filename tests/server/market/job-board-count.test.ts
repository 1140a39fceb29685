import { expect, test } from 'vitest';
import { jobBoardAnswer } from '#core/market/api/job-board.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { COUNT_LIMIT } from '#server/market/job-board/find-board-page.ts';
import { createParent, jobValues } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const JOBS = COUNT_LIMIT + 130;
const context = startTestApp(async ({ db }) => {
  const parentId = await createParent(db);
  for (let start = 0; start < JOBS; start += 200)
    await db.insert(jobOffers).values(
      Array.from({ length: Math.min(200, JOBS - start) }, (_, index) =>
        jobValues(parentId, {
          postedAt: new Date(Date.UTC(2026, 0, 1, 0, start + index)),
          // One more than the limit, exactly the limit, and the rest.
          tutorGender: start + index <= COUNT_LIMIT ? 1 : 2,
          tutoringPlaceId: start + index < COUNT_LIMIT ? 2 : 3,
        }),
      ),
    );
});

const list = async (query: string) =>
  jobBoardAnswer.parse((await context.app.inject({ url: `/api/job-board?${query}` })).json());

test('beyond the limit the count says that there are more', async () => {
  const answer = await list('per_page=50');
  expect(answer).toMatchObject({ total: COUNT_LIMIT, total_is_minimum: true, last_page: 20 });
});

test('at the limit the count is exact, one above it is not', async () => {
  expect(await list('tutoring_place_id=2')).toMatchObject({
    total: COUNT_LIMIT,
    total_is_minimum: false,
  });
  expect(await list('tutor_gender=1')).toMatchObject({ total_is_minimum: true });
});

test('who pages on finds the jobs behind the limit, down to the last', async () => {
  const seen = new Set<number>();
  let page = 1;
  for (;;) {
    const { data, last_page, current_page } = await list(`per_page=50&page=${page}`);
    for (const { id } of data) seen.add(id);
    if (current_page >= last_page) break;
    page += 1;
  }
  expect(seen.size).toBe(JOBS);
  expect(page).toBe(Math.ceil(JOBS / 50));
});

const NEAR = 'latitude=23.8069&longitude=90.3687&distance=50';

test('near a place too, where few match and where many do', async () => {
  // One area of all jobs: the nearest are the newest.
  const newest = await list('per_page=50&page=2');
  const many = await list(`${NEAR}&actual_salary_min=1&per_page=50&page=2`);
  expect(many).toMatchObject({ total: COUNT_LIMIT, total_is_minimum: true });
  expect(many.data.map(({ id }) => id)).toEqual(newest.data.map(({ id }) => id));
  const few = await list(`${NEAR}&tutoring_place_id=2&per_page=50&page=20`);
  expect(few).toMatchObject({ total: COUNT_LIMIT, total_is_minimum: false });
  expect(few.data).toHaveLength(50);
  const behind = await list(`${NEAR}&actual_salary_min=1&per_page=50&page=23`);
  expect(behind.data).toHaveLength(30);
});
