/** News come live with the worker in between, after many page loads and in many tabs. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { apply, approve, callerFor, moveOn, newRequest } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';

test.use({ serviceWorkers: 'allow' });

/** The server looks every second and a half; the rest is the machine of the tests. */
const SOON = { timeout: 4_000 };

async function asGuardian(page: Page, request: APIRequestContext) {
  const { id, phone } = await newRequest(request);
  await signIn(page, phone);
  await expect(page).toHaveURL('/parent/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const tell = async () => {
    const staff = await callerFor(PHONES.staff);
    const { version } = await staff.call('getStaffRequest', { params: { id } });
    const body = { version, reason: 'Please give the house number' };
    await staff.call('returnRequest', { params: { id }, body });
  };
  return { tell };
}

/** Answers to the stream, by status. */
function countStreams(context: BrowserContext) {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/notifications/stream')) statuses.push(response.status());
  });
  return statuses;
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

test('after twenty page loads news still come', async ({ page, context, request, speak }) => {
  test.slow();
  await speak('en');
  const { tell } = await asGuardian(page, request);
  const statuses = countStreams(context);
  for (let load = 0; load < 20; load += 1) {
    await page.reload();
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  }
  expect(await isControlled(page)).toBe(true);
  await tell();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread', SOON);
  // A busy server may send one back for a moment; none is too many.
  expect(statuses).not.toContain(429);
  expect(statuses.at(-1)).toBe(200);
});

test('eight tabs share one stream, and the next takes it over', async ({
  page,
  context,
  request,
  speak,
}) => {
  test.slow();
  await speak('en');
  const statuses = countStreams(context);
  const { tell } = await asGuardian(page, request);
  // The header of the dashboard takes the place of the one that stood while it loaded.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  const before = statuses.length;
  const tabs: Page[] = [];
  for (let number = 0; number < 7; number += 1) {
    const tab = await context.newPage();
    await tab.goto('/parent/dashboard');
    await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 unread');
    tabs.push(tab);
  }
  expect(statuses.length).toBe(before);
  // The one that has the stream.
  await page.close();
  await expect.poll(() => statuses.length).toBe(before + 1);
  expect(statuses.at(-1)).toBe(200);
  await tell();
  for (const tab of tabs)
    await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 2 unread', SOON);
});

test('a guardian’s choice reaches the last of eight staff tabs, which nobody loads again', async ({
  page,
  context,
  request,
  speak,
}) => {
  test.slow();
  await speak('en');
  const { id, guardian } = await newRequest(request);
  await approve(id);
  await apply(id);
  await moveOn(id, 'applied', 'shortlisted');
  await signIn(page, PHONES.staff);
  for (let number = 0; number < 7; number += 1) await (await context.newPage()).goto('/staff');
  const last = await context.newPage();
  await last.goto('/staff/requests?queue=chosen');
  const row = last.locator(`a[href="/staff/requests/${id}"]`);
  await expect(last.getByRole('link', { name: /^Chosen by the guardian/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  const { tutors } = await guardian.call('getRequest', { params: { id } });
  await guardian.call('chooseTutor', {
    params: { id },
    body: { application_id: tutors[0]?.application_id ?? 0 },
  });
  // Without news it would be half a minute (ui/api/use-live-api.ts).
  await expect(row).toBeVisible({ timeout: 15_000 });
});
