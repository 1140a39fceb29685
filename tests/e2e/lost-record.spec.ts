/**
 * Tests that the server decides who is signed in: the record of the browser may be lost, refused or
 * out of date.
 */
import { fillSignIn, PHONES, signIn, signInByForm } from './person.ts';
import { expect, test } from './reader.ts';

const DASHBOARD = '/tutor/dashboard';
const USER = '**/api/v1/user?*';

test('a lost record signs nobody out', async ({ page }) => {
  await signIn(page, PHONES.tutor, '/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/tutor/job-board/saved-jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  expect(await page.evaluate(() => localStorage.getItem('current_user'))).not.toBeNull();
});

test('a clock that is years ahead keeps nobody out', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2036-02-01T12:00:00+06:00'));
  await signInByForm(page, PHONES.tutor);
  await expect(page).toHaveURL(DASHBOARD);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
});

test('a clock that was set later signs nobody out', async ({ page }) => {
  await signIn(page, PHONES.tutor, DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.setFixedTime(new Date('2036-02-01T12:00:00+06:00'));
  await page.goto('/support');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
});

test('where storage is forbidden the session lasts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await signInByForm(page, PHONES.tutor);
  await expect(page).toHaveURL(DASHBOARD);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
});

test('where storage is full nobody else is shown', async ({ page }) => {
  await signIn(page, PHONES.parent, '/healthz');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.context().clearCookies({ name: 'sid' });
  await page.goto('/parent/dashboard');
  await expect(page).toHaveURL('/auth/signin');
  await fillSignIn(page, PHONES.tutor);
  await expect(page).toHaveURL(DASHBOARD);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
});

test('without an answer the page says so, and asks again', async ({ page }) => {
  await signIn(page, PHONES.tutor, '/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.route(USER, (route) => route.fulfill({ status: 501, body: '{}' }));
  await page.goto(DASHBOARD);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(USER);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
});

test('a guest is asked for once and led to sign-in', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/user') asked += 1;
  });
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByLabel('Phone or email')).toBeVisible();
  expect(asked).toBe(1);
});

test('a browser that refuses cookies is told so before it signs in', async ({ page }) => {
  await page.goto('/auth/signin');
  await expect(page.getByLabel('Phone or email')).toBeVisible();
  await expect(page.getByText('Your browser blocks cookies')).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.reload();
  await expect(page.getByText('Your browser blocks cookies')).toBeVisible();
});
