/** "How do my applications stand?": of a tutor, of a guardian, and of somebody we do not know. */
import { assistantTexts, choose, logOf, say } from './assistant.ts';
import { expectNoFindings } from './axe.ts';
import { fillSignIn, PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';

const en = assistantTexts('en');

test.beforeEach(async ({ speak }) => {
  await speak('en');
});

test('a tutor sees the stages of the applications, each with its list', async ({ page }) => {
  await signIn(page, PHONES.tutor, '/assistant');
  await say(page, 'what is the status of my applications?');
  const stages = page.getByRole('list', { name: en.status.applications });
  await expect(stages.getByRole('listitem').first()).toContainText(/\d/);
  const counts = await page.request.get('/api/tutoring/sidebar-counts?lang=en');
  const { data } = await counts.json();
  const applied = data.find(({ id }: { id: string }) => id === 'applied');
  await expect(stages.getByRole('listitem').filter({ hasText: applied.label })).toContainText(
    String(applied.count),
  );
  await expectNoFindings(page);
  await stages.getByRole('link', { name: applied.label, exact: true }).click();
  await expect(page).toHaveURL(/\/tutor\/job-history\/applied-jobs/);
});

test('a guardian sees the latest requests and how they stand', async ({ page }) => {
  await signIn(page, PHONES.parent, '/assistant');
  await choose(page, en.choice.hire_tutor);
  await say(page, 'my request status');
  const requests = page.getByRole('list', { name: en.status.requests });
  await expect(requests.getByRole('listitem').first()).toContainText(/R\d+/);
  await expectNoFindings(page);
  await requests.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/parent\/dashboard\/requests\/tutor-requests\/\d+/);
});

test('who is signed out gets a way to sign in, and comes back to the conversation', async ({
  page,
}) => {
  await page.goto('/assistant');
  await say(page, 'show my application status');
  await expect(logOf(page)).toContainText(en.status.signIn);
  await expect(page.getByRole('list', { name: en.status.applications })).toHaveCount(0);
  await page.getByRole('link', { name: en.chat.signIn, exact: true }).last().click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await fillSignIn(page, PHONES.tutor);
  await expect(page).toHaveURL(/\/assistant/);
  await expect(logOf(page)).toContainText(en.status.signIn);
  await choose(logOf(page), en.choice.find_jobs);
  await say(page, 'show my application status');
  await expect(page.getByRole('list', { name: en.status.applications })).toBeVisible();
});
