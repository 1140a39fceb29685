import type history from '#locales/en/market/history.json';
import { expectNoFindings } from './axe.ts';
import { moveOn, newApplication, newTutor } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, SIZE_OF, storyIn, test } from './reader.ts';

test('an application is followed from tab to tab, and taken back before appointment', {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  test.slow();
  await speak('en');
  const id = await newApplication(request);
  await signIn(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Applied$/ })
    .click();
  await expect(page).toHaveURL('/tutor/job-history/applied-jobs');
  const card = page.getByRole('article').filter({ hasText: `Job ${id}` });
  await expect(card).toBeVisible();

  await moveOn(id, 'applied', 'shortlisted');
  await page.getByRole('navigation', { name: 'Stages' }).getByText('Shortlisted').click();
  await expect(page).toHaveURL('/tutor/job-history/shortlisted-jobs');
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Application withdrawn.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Stages' }).getByText('Cancelled').click();
  await expect(card).toContainText('You withdrew this application.');
});

test('who is appointed can no longer withdraw', async ({ page, request, speak }) => {
  await speak('en');
  const id = await newApplication(request);
  await moveOn(id, 'applied', 'shortlisted');
  await moveOn(id, 'shortlisted', 'appointed');
  await signIn(page, PHONES.tutor, '/tutor/job-history/appointed-jobs');
  const card = page.getByRole('article').filter({ hasText: `Job ${id}` });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

const lang = storyIn('bn');

test(`empty and failed tabs say so, and axe finds nothing, ${lang}`, {
  tag: SIZE_OF[lang],
}, async ({ page, request, speak }) => {
  test.slow();
  await speak('en');
  await signIn(page, await newTutor(request));
  await expect(page).toHaveURL('/tutor/dashboard');
  await speak(lang);
  const texts = read<typeof history>(lang, 'history');
  for (const [path, type] of [
    ['applied-jobs', 'applied'],
    ['shortlisted-jobs', 'shortlisted'],
    ['appointed-jobs', 'appointed'],
    ['confirm-jobs', 'confirm'],
    ['cancel-jobs', 'closed'],
  ] as const) {
    await page.goto(`/tutor/job-history/${path}`);
    await expect(page.getByText(texts.empty[type])).toBeVisible();
    await expectNoFindings(page);
  }
  await page.route('**/api/tutoring/jobs/**', (route) => route.fulfill({ status: 400 }));
  await page.reload();
  await expect(page.getByText(texts.failed)).toBeVisible();
  await page.unroute('**/api/tutoring/jobs/**');
  await page
    .getByRole('button')
    .filter({ hasText: /Try again|আবার চেষ্টা/ })
    .click();
  await expect(page.getByText(texts.empty.closed)).toBeVisible();
});
