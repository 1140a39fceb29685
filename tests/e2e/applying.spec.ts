import { jobIn, jobToApplyTo, newPhone, PHONES, readCode, signIn } from './person.ts';
import { cards, expect, test } from './reader.ts';

test.beforeEach(async ({ speak }) => {
  await speak('en');
});

const applyNow = { name: 'Apply Now' };

test('a tutor applies once, after the terms, and sees it everywhere', async ({ page }) => {
  await signIn(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  const id = await jobToApplyTo(page);
  await page.goto(`/job-details/${id}`);
  await expect(page.getByText('You match the wanted gender')).toBeVisible();
  await expect(page.getByText('You must create a account')).toHaveCount(0);
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  await page.getByRole('button', applyNow).last().click();
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
  for (const fact of ['Class', 'Subjects', 'Location', 'Time', 'Duration', 'Days', 'Salary'])
    await expect(dialog.locator('dt', { hasText: fact }).first()).toBeVisible();
  await expect(dialog.getByText(/TK [\d,]+ per month/)).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByText('Accept the terms first.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await send.dblclick();
  await expect(page.getByText('You have already applied to this job.')).toBeVisible();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await expect(page.getByText(/You and \d+ others? applied|You applied/)).toBeVisible();
  await expect(page.getByRole('button', applyNow)).toHaveCount(0);
  expect(broken.filter((text) => /Trusted|worker/i.test(text))).toEqual([]);
  await page.reload();
  await expect(page.getByText('You have already applied to this job.')).toBeVisible();
  await page.goto(`/job-board?jobid=${id}`);
  await expect(cards(page).first()).toContainText('Applied');
});

test('each rule refuses in its own words', async ({ browser, request }) => {
  test.slow();
  const dhaka = await jobIn(request, 'city_id=1');
  const refusals: [string, string][] = [
    [PHONES.parent, 'Only registered tutor can apply!'],
    [PHONES.incompleteTutor, 'Profile Incomplete!'],
    [PHONES.bannedTutor, 'Your account is banned, so you cannot apply.'],
  ];
  for (const [phone, words] of refusals) {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await signIn(page, phone, `/job-details/${dhaka}`);
    await page.getByRole('button', applyNow).last().click();
    await expect(page.getByText(words)).toBeVisible();
    await page.context().close();
  }
});

test('the city of the job must be the own one', async ({ page, request }) => {
  await signIn(page, PHONES.tutor, `/job-details/${await jobIn(request, 'city_id=2')}`);
  await page.getByRole('button', applyNow).last().click();
  const dialog = page.getByRole('dialog', { name: 'City Mismatched!' });
  await expect(dialog).toContainText(
    "Sorry! Your current living city doesn't match with this job, you can't apply this offer.",
  );
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(dialog).toBeHidden();
});

test('a guest who applies signs in instead of signing up and is back at the job', async ({
  page,
  request,
}) => {
  const id = await jobIn(request, 'city_id=1', 3);
  await page.goto(`/job-details/${id}`);
  await page.getByRole('button', applyNow).last().click();
  await expect(page).toHaveURL('/auth/tutor/signup');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Phone or email').fill(PHONES.tutor);
  await page.getByLabel('Password', { exact: true }).fill('porua-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/job-details/${id}`);
});

test('a job is saved, found in the list and taken off it', async ({ page, request }) => {
  const phone = newPhone();
  await page.goto('/auth/tutor/signup');
  await page.getByLabel('Full name').fill('Saved Jobs');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Email').fill(`s${phone}@porua.example`);
  await page.getByText('Male', { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').fill(await readCode(request, phone));
  await expect(page).toHaveURL('/tutor/details/secondary-education');

  await page.goto('/tutor/job-board/saved-jobs');
  await expect(page.getByText("You don't have any saved jobs.")).toBeVisible();
  await page.goto('/job-board');
  const bookmark = cards(page).nth(1).getByRole('button');
  await bookmark.click();
  await expect(page.getByText('Job added to save list.')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/tutor/job-board/saved-jobs');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).first().getByRole('button').click();
  await expect(page.getByText('Job removed from save list.')).toBeVisible();
  await expect(page.getByText("You don't have any saved jobs.")).toBeVisible();
});
