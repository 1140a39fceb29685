/** Tests that somebody who signs out sees that it is done, and reads why if it is not. */
import type { Page } from '@playwright/test';
import { PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';

const out = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true });

test('without a connection nobody is signed out, and the page says so', async ({ page, speak }) => {
  await speak('en');
  await signIn(page, PHONES.staff, '/staff/security');
  const lose = '**/api/v1/logout*';
  await page.route(lose, (route) => route.abort());
  await out(page).click();
  const dialog = page.getByRole('dialog', { name: 'You are still signed in' });
  await expect(dialog.getByText('No Internet!')).toBeVisible();
  await page.unroute(lose);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test('a lesson that has not been sent is named before it is lost', async ({ page, speak }) => {
  await speak('en');
  await signIn(page, PHONES.tutor, '/healthz');
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('current_user') ?? '{}');
    const lesson = { day: '2026-01-05', startsAt: '17:00', minutes: 60, taught: '', students: [] };
    const waiting = [{ key: 'k', tuitionId: 1, lesson, refusal: { message: 'Late', fields: {} } }];
    localStorage.setItem(`draft:lessons:${id}`, JSON.stringify(waiting));
  });
  await page.goto('/job-board');
  await out(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/not been sent yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
});
