/** A tutor marks lessons on a bad line and without one: each arrives once, in order, and nothing is lost. */

import type { Page, Route } from '@playwright/test';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import type routine from '#locales/en/tuition/routine.json';
import { callerFor } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, type TestLang, test } from './reader.ts';

const IS_MARKING = (url: URL) => /^\/api\/tuitions\/\d+\/lessons$/.test(url.pathname);

/** A tuition of the demo tutor that has gone on for a week, with room on its mornings. */
async function quietTuition() {
  const tutor = await callerFor(PHONES.tutor);
  const { tuitions } = await tutor.call('getWeek');
  const weekAgo = dhaka(new Date()).subtract(7, 'day').format(DAY);
  const routines = await Promise.all(
    tuitions.map(async ({ id }) => ({
      id,
      since: (await tutor.call('getRoutine', { params: { id } })).appointed_on,
    })),
  );
  const id = routines.find(({ since }) => since <= weekAgo)?.id;
  if (id === undefined) throw new Error('The demo tutor has no tuition of a week');
  const taught = async (prefix: string) => {
    const { data } = await tutor.call('listTuitionLessons', { params: { id }, query: { page: 1 } });
    return data.filter((lesson) => lesson.taught.startsWith(prefix));
  };
  return { id, taught };
}

/** Marks a lesson of so many days ago. */
async function mark(page: Page, lang: TestLang, days: number, taught: string, clock: string) {
  const texts = read<typeof routine>(lang, 'routine');
  await page.getByRole('button', { name: texts.lessons.mark }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(texts.columns.day)
    .selectOption(dhaka(new Date()).subtract(days, 'day').format(DAY));
  await dialog.getByLabel(texts.startsAt).selectOption(clock);
  const boxes = dialog.getByRole('checkbox');
  if ((await boxes.count()) > 0) await boxes.first().check();
  await dialog.getByLabel(texts.lessons.taught).fill(taught);
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(dialog).toBeHidden({ timeout: 40_000 });
}

/** The clock of the app asks again as well, every twenty seconds. */
const tellOnline = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('lessons marked on a line that drops, doubles and delays arrive once and in order', async ({
  page,
  speak,
}) => {
  test.slow();
  await speak('en');
  const { id, taught } = await quietTuition();
  const arrivals: string[] = [];
  let calls = 0;
  await page.route(IS_MARKING, async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    calls += 1;
    const body: { taught: string } = request.postDataJSON();
    // The first never leaves, the answer of the second is lost, the third arrives twice.
    if (calls % 3 === 1) return route.abort('connectionreset');
    const answer = await route.fetch();
    if (answer.ok()) arrivals.push(body.taught);
    if (calls % 3 === 2) return route.abort('connectionreset');
    await route.fetch();
    return route.fulfill({ response: answer });
  });
  await signIn(page, PHONES.tutor, `/tutor/my-students/lessons/${id}`);
  for (const [nth, days] of [5, 4, 3].entries())
    await mark(page, 'en', days, `Bad line ${nth}`, '07:00');
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect
    .poll(
      async () => {
        await tellOnline(page);
        return (await taught('Bad line')).length;
      },
      { timeout: 60_000 },
    )
    .toBe(3);
  await expect
    .poll(async () => {
      await tellOnline(page);
      return waiting.count();
    })
    .toBe(0);
  const found = await taught('Bad line');
  expect(found.map((lesson) => lesson.taught)).toEqual(['Bad line 2', 'Bad line 1', 'Bad line 0']);
  expect([...new Set(arrivals)]).toEqual(['Bad line 0', 'Bad line 1', 'Bad line 2']);
  expect(arrivals.length).toBeGreaterThan(3);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@phone lessons marked offline outlive a reload and are sent when the network is back', async ({
    page,
    context,
    speak,
  }) => {
    test.slow();
    await speak('bn');
    const texts = read<typeof routine>('bn', 'routine');
    const { id, taught } = await quietTuition();
    const path = `/tutor/my-students/lessons/${id}`;
    await signIn(page, PHONES.tutor, path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Once with the worker there: then it has the files of this screen.
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.reload();
    await mark(page, 'bn', 2, 'অফলাইন ১', '09:00');
    await mark(page, 'bn', 1, 'অফলাইন ২', '09:00');
    const waiting = page.getByRole('region', { name: texts.pending.title });
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    const cached = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
      return urls.map((url) => new URL(url).pathname);
    });
    expect(cached.filter((one) => /^\/(?:api\/(?:tuitions|week)|tutor)/.test(one))).toEqual([]);

    await context.setOffline(false);
    await expect(waiting).toHaveCount(0, { timeout: 60_000 });
    const found = await taught('অফলাইন');
    expect(found.map((lesson) => lesson.taught)).toEqual(['অফলাইন ২', 'অফলাইন ১']);
  });
});
