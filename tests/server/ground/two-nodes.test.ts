/** Two servers on one database, asked in the same moment: limits hold and nothing is made twice. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { universities } from '#server/ground/db/schema/lookups.ts';
import { type Ask, type Browser, createBrowser } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { buildTestApp, startTestApp, type TestApp } from '../setup/test-app.ts';

const context = startTestApp();
let other: TestApp;
beforeAll(async () => {
  other = await buildTestApp(context.database);
});
afterAll(() => other.app.close());

type Ask2 = (index: number, ask: Ask) => ReturnType<Browser['ask']>;

/** One person at two nodes in turn. */
function onBoth(browser: Browser): Ask2 {
  const there = createBrowser(other.app);
  for (const [name, value] of browser.jar) there.jar.set(name, value);
  return (index, ask) => (index % 2 === 0 ? browser : there).ask(ask);
}
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('a list of thirty', () => {
  let ask: Ask2;
  beforeEach(async () => {
    ask = onBoth((await signInParent(context)).browser);
  });

  test.each([
    [
      'students',
      {
        name: 'Mitu',
        curriculum_id: 1,
        category_id: 1,
        class_id: 113,
        institute: 'Monipur School',
        gender: 2,
      },
    ],
    ['locations', { city_id: 1, location_id: 1001, detail_address: 'House 12, Road 3' }],
  ])('of %s takes thirty, however many come at once', async (path, payload) => {
    const url = `/api/parent/${path}`;
    for (let round = 0; round < 3; round += 1)
      await many(20, (index) => ask(index, { method: 'POST', url, payload }));
    expect((await ask(0, { url })).json().data).toHaveLength(30);
    const refused = await ask(1, { method: 'POST', url, payload });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  });
});

test('a job that is saved and taken off again and again answers each time', async () => {
  const jobId = await createJob(context.database.db);
  const ask = onBoth((await signInTutor(context)).browser);
  const answers = await many(60, (index) =>
    index % 3 === 0
      ? ask(index, { method: 'DELETE', url: `/api/saved-jobs/${jobId}` })
      : ask(index, {
          method: 'POST',
          url: '/api/saved-jobs',
          payload: { tuition_job_offer_id: jobId },
        }),
  );
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200]);
});

test('a university named at both nodes is one, and both know it', async () => {
  const ask = onBoth((await signInTutor(context)).browser);
  const text = 'University of the Northern Char';
  const answers = await many(6, (index) =>
    ask(index, { method: 'POST', url: '/api/university/select', payload: { text } }),
  );
  const ids = [...new Set(answers.map((answer) => answer.json().data.id))];
  expect(ids).toHaveLength(1);
  const rows = await context.database.db
    .select()
    .from(universities)
    .where(eq(universities.name, text));
  expect(rows).toHaveLength(1);
});
