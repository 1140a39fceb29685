import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { createBrowser, signInAs } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { addApplication, signInTutor } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let jobId = 0;
beforeEach(async () => {
  jobId = await createJob(context.database.db);
});

const withdraw = (browser: ReturnType<typeof createBrowser>, id = jobId) =>
  browser.ask({ method: 'POST', url: `/api/apply/${id}/withdraw` });

test.each(['applied', 'shortlisted', 'pending'] as const)('%s: yes, once', async (stage) => {
  const { db } = context.database;
  const tutor = await addApplication(db, jobId, stage);
  const browser = await signInAs(context.app, tutor);
  const answers = await Promise.all([withdraw(browser), withdraw(browser)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [row] = await db
    .select()
    .from(applications)
    .where(eq(applications.id, tutor.applicationId));
  expect(row).toMatchObject({ stage: 'closed', endedReason: 'withdrawn' });
  const again = await browser.ask({
    method: 'POST',
    url: `/api/apply/${jobId}`,
    payload: { terms_accepted: true },
  });
  expect(again.json().code).toBe('already_applied');
  const { data } = (await browser.ask({ url: '/api/tutoring/jobs/closed' })).json();
  expect(data[0]).toMatchObject({ ended_reason: 'withdrawn', can_withdraw: false });
});

test.each(['appointed', 'confirm', 'payment', 'closed'] as const)('%s: no', async (stage) => {
  const tutor = await addApplication(context.database.db, jobId, stage);
  const browser = await signInAs(context.app, tutor);
  expect((await withdraw(browser)).json().code).toBe('wrong_state');
});

test('only what is one’s own', async () => {
  await addApplication(context.database.db, jobId);
  const other = await signInTutor(context);
  expect((await withdraw(other.browser)).json().code).toBe('not_found');
  expect((await withdraw(other.browser, 999_999)).json().code).toBe('not_found');
  expect((await withdraw(createBrowser(context.app))).statusCode).toBe(401);
});
