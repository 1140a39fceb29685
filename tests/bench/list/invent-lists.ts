/** Answers of the API's own shape, as many as asked for: its first ones, again and again. */
import type { Route } from '@playwright/test';
import type { TutorHubAnswer } from '#core/market/api/hub.ts';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';

const PATHS = ['/api/job-board', '/api/tutor-hub'];
const TEMPLATES = 50;
const FIRST_ID = 100_000;
/** The delay of a network: an answer never comes in the very task that requested it. */
const ANSWERS_AFTER_MS = 100;
const ASKS_AGAIN_AFTER_MS = 500;

/** Gives what answers a request, or lets it go on to the product. */
export async function inventLists(origin: string, count: number) {
  const answers = new Map<string, JobBoardAnswer | TutorHubAnswer>();
  for (const path of PATHS) {
    const read = async () => (await fetch(`${origin}${path}?lang=en&per_page=${TEMPLATES}`)).json();
    let answer = await read();
    // The demo data comes after the server, and a busy machine refuses.
    while (!answer.data?.length) {
      await new Promise((resolve) => setTimeout(resolve, ASKS_AGAIN_AFTER_MS));
      answer = await read();
    }
    answers.set(path, answer);
  }
  return async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const template = answers.get(pathname);
    if (!template) return route.continue();
    const size = Number(searchParams.get('per_page'));
    const page = Number(searchParams.get('page'));
    const data = Array.from({ length: size }, (_, index) => {
      const id = FIRST_ID + (page - 1) * size + index;
      const { data: known } = template;
      return { ...known[id % known.length], id, tutorid: `T${id}` };
    });
    await new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS));
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        ...template,
        current_page: page,
        last_page: Math.ceil(count / size),
        per_page: size,
        total: count,
        data,
      },
    });
  };
}
