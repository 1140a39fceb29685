/** Applying for a job found on a partner's page, in our own window beside it. */
import { openJob, pressForWindow, test } from './partner-session.ts';
import { fillSignIn, jobIn, PHONES, signIn } from './person.ts';
import { expect } from './reader.ts';

const applyNow = { name: 'Apply Now' };

test('a tutor applies from a widget, and the widget knows at once', async ({ page, visit }) => {
  // Of the other city: the demo tutor applies in so many tests that a day has no more.
  await signIn(page, PHONES.chattogramTutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  const { applied } = await (await page.request.get('/api/my-job-flags')).json();
  const { data } = await (await page.request.get('/api/job-board?city_id=2&per_page=50')).json();
  // An older one: the newest may be another test's, which ends it.
  const { id } = data.findLast((job: { id: number }) => !applied.includes(job.id));

  const { page: partner } = await visit();
  const element = await openJob(partner, id);
  await partner.evaluate(() => {
    Reflect.set(window, 'states', []);
    document.addEventListener('porua-apply', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'states').push(event.detail.state);
    });
  });
  const popup = await pressForWindow(partner, element.getByRole('button', applyNow));
  await fillSignIn(popup, PHONES.chattogramTutor);
  const dialog = popup.getByRole('dialog', { name: 'Apply for this job' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(popup.getByText('You have already applied to this job.')).toBeVisible();
  await expect(element.getByText('You have already applied to this job.')).toBeVisible();
  await expect(element.getByText('Applied', { exact: true })).toBeVisible();
  expect(await partner.evaluate(() => Reflect.get(window, 'states'))).toEqual([
    'started',
    'applied',
  ]);
  const [closed] = await Promise.all([
    popup.waitForEvent('close').then(() => true),
    popup.getByRole('button', { name: 'Close this window' }).click(),
  ]);
  expect(closed).toBe(true);
});

test('the rules of applying speak in our window too', async ({ visit, request }) => {
  const { page, context } = await visit();
  const element = await openJob(page, await jobIn(request, 'city_id=1', 5));
  const popup = await pressForWindow(page, element.getByRole('button', applyNow));
  await fillSignIn(popup, PHONES.parent);
  await expect(popup.getByRole('alert')).toHaveText('Only registered tutor can apply!');
  await popup.close();
  await context.clearCookies({ name: 'sid' });
  const second = await pressForWindow(page, element.getByRole('button', applyNow));
  await fillSignIn(second, PHONES.chattogramTutor);
  await expect(second.getByRole('dialog', { name: 'City Mismatched!' })).toBeVisible();
});

test('a page may keep our window closed', async ({ visit }) => {
  const { page, context } = await visit();
  const element = await openJob(page);
  await page.evaluate(() =>
    document.addEventListener('porua-apply', (event) => event.preventDefault()),
  );
  await element.getByRole('button', applyNow).click();
  await page.waitForTimeout(500);
  expect(context.pages().filter((one) => one.url().includes('/embed/'))).toEqual([]);
});
