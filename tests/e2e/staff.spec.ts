import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { approve, callerFor, newApplication, newRequest } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, LANGUAGES, SIZE_OF, test } from './reader.ts';
import { walk } from './walk.ts';

const DEMO_TUTOR = /T\d+/;

async function signInStaff(page: Page) {
  await signIn(page, PHONES.staff);
  await expect(page).toHaveURL('/staff');
}
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('in English', () => {
  test.beforeEach(async ({ speak }) => {
    await speak('en');
  });

  test('an approved request is on the board as the preview said', async ({ page, request }) => {
    const { id } = await newRequest(request);
    await signIn(page, PHONES.staff, `/staff/requests/${id}`);
    await expect(page.getByText('House 9, Road 4')).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const form = page.getByRole('region', { name: 'Approve', exact: true });
    await form.getByLabel('Salary a month').fill('৭,৫০০');
    await form.getByLabel('Text on the board').fill('Somebody patient.');
    const preview = page.getByRole('region', { name: 'As it will be shown on the board' });
    await expect(preview).toContainText('৳ 7,500 Per Month');
    await expect(preview).toContainText('Somebody patient.');
    await expect(preview).not.toContainText('House 9');
    await form.getByRole('button', { name: 'Put on the board' }).click();
    await expect(page.getByText(`R${id} is on the board.`)).toBeVisible();
    await page.goto(`/job-details/${id}`);
    await expect(page.getByText('৳ 7,500 Per Month').first()).toBeVisible();
    await expect(page.getByText('Somebody patient.')).toBeVisible();
    await expect(page.getByText('House 9')).toHaveCount(0);
  });

  test('a request is returned with a reason its guardian reads', async ({ page, request }) => {
    const { id, guardian } = await newRequest(request);
    await signIn(page, PHONES.staff, `/staff/requests/${id}`);
    await page.getByRole('button', { name: 'Return', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(dialog.getByText('Please enter a reason.')).toBeVisible();
    await dialog.getByRole('button', { name: /The salary is too low/ }).click();
    await dialog.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(page.getByText(`R${id} is returned.`)).toBeVisible();
    const seen = await guardian.call('getRequest', { params: { id } });
    expect(seen).toMatchObject({
      status: 'returned',
      reason: expect.stringContaining('salary is too low'),
    });
  });

  test('of two at one request the second reads who was first, and loses nothing', async ({
    page,
    request,
  }) => {
    const { id } = await newRequest(request);
    await signIn(page, PHONES.staff, `/staff/requests/${id}?do=edit`);
    const form = page.getByRole('form', { name: 'Edit request' });
    await form.getByLabel('Salary a month').fill('6200');
    await form.getByLabel('Text on the board').fill('Typed with care');
    await approve(id);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = form.getByRole('alert');
    await expect(conflict).toContainText('Farhana Yasmin');
    await expect(conflict).toContainText('৳ 6,200');
    await expect(conflict).toContainText('Typed with care');
    await expect(form.getByLabel('Text on the board')).toHaveValue('Typed with care');
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(page.getByText(`R${id} is saved.`)).toBeVisible();
    await page.goto(`/job-details/${id}`);
    await expect(page.getByText('Typed with care')).toBeVisible();
  });

  test('an applicant goes all the way, and a move is undone', { tag: '@sizes' }, async ({
    page,
    request,
  }) => {
    test.slow();
    const id = await newApplication(request);
    await signIn(page, PHONES.staff, `/staff/requests/${id}/pipeline`);
    await column(page, 'Applied').getByRole('button', { name: 'Shortlist' }).click();
    await expect(column(page, 'Shortlisted')).toContainText(DEMO_TUTOR);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(column(page, 'Applied')).toContainText(DEMO_TUTOR);
    await column(page, 'Applied').getByRole('button', { name: 'Shortlist' }).click();
    await column(page, 'Shortlisted').getByRole('button', { name: 'Appoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Note for staff/).fill('Starts on Sunday');
    await dialog.getByRole('button', { name: 'Appoint' }).click();
    await expect(column(page, 'Appointed')).toContainText('Starts on Sunday');
    await column(page, 'Appointed').getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByLabel('Agreed salary a month').fill('5500');
    await dialog.getByLabel(/without the demo class/).check();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(column(page, 'Confirmed')).toContainText(DEMO_TUTOR);
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  });

  test('a link to compare is made, shown once and ended', async ({ page, request }) => {
    const id = await newApplication(request);
    await signIn(page, PHONES.staff, `/staff/requests/${id}/pipeline`);
    await column(page, 'Applied').getByRole('button', { name: 'Shortlist' }).click();
    const box = page.getByRole('region', { name: 'Comparison by the guardian' });
    await box.getByRole('button', { name: 'Make a link' }).click();
    await expect(box.getByLabel('Link')).toHaveValue(/#/);
    await expect(box).toContainText('A link is active until');
    await box.getByRole('button', { name: 'End the link' }).click();
    await expect(box).toContainText('No link is active.');
  });

  test('the keyboard alone finds and approves a request', async ({ page, request }) => {
    const { id } = await newRequest(request);
    await signIn(page, PHONES.staff, '/staff/requests?queue=pending&sort=newest');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await page.keyboard.type(`R${id}`);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `R${id}` })).toBeFocused();
    await page.keyboard.press('a');
    await expect(page).toHaveURL(`/staff/requests/${id}?do=approve`);
    await expect(page.getByLabel('Salary a month')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`R${id} is on the board.`)).toBeVisible();
  });

  test('a filter is kept under a name and stands in the address', async ({ page }) => {
    await signIn(page, PHONES.staff, '/staff/requests?queue=no_shortlist&city_id=1');
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByLabel('Name of the filter').fill('Dhaka, nobody yet');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/staff/requests');
    await page.getByRole('link', { name: 'Dhaka, nobody yet' }).click();
    await expect(page).toHaveURL(/queue=no_shortlist&city_id=1/);
    await page.getByRole('button', { name: 'Delete Dhaka, nobody yet' }).click();
    await expect(page.getByRole('link', { name: 'Dhaka, nobody yet' })).toHaveCount(0);
  });

  test('others never see the console', async ({ page }) => {
    await page.goto('/staff/people');
    await expect(page).toHaveURL('/auth/signin');
    await signIn(page, PHONES.chattogramTutor, '/staff/audit');
    await expect(page).toHaveURL('/tutor/dashboard');
  });
});

for (const lang of LANGUAGES)
  test(`axe finds nothing on any screen of the console, ${lang}`, { tag: SIZE_OF[lang] }, async ({
    page,
    request,
    speak,
  }) => {
    // Twelve screens, each in both themes.
    test.setTimeout(240_000);
    const { id } = await newRequest(request);
    const staff = await callerFor(PHONES.staff);
    const { data } = await staff.call('listStaffRequests', {
      query: { queue: 'waiting_guardian' },
    });
    await speak('en');
    await signInStaff(page);
    await speak(lang);
    await page.goto('/staff');
    const screens = [
      '/staff',
      '/staff/requests?queue=no_shortlist',
      `/staff/requests/${id}`,
      `/staff/requests/${id}?do=approve`,
      `/staff/requests/${id}?do=edit`,
      `/staff/requests/${id}?do=return`,
      `/staff/requests/${data[0]?.id}/pipeline`,
      '/staff/people',
      '/staff/people/3',
      '/staff/coach-requests',
      '/staff/audit',
      '/staff/security',
      '/notifications',
    ];
    await walk(page, screens, async (screen) => {
      await expectNoFindings(page);
      expect([
        screen,
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ]).toEqual([screen, 0]);
    });
  });
