/** Letters twice as large on a narrow phone, in Bengali: nothing scrolls sideways, no bar takes the screen. */
import type { Page } from '@playwright/test';
import { PHONES, signIn } from './person.ts';
import { cards, expect, test } from './reader.ts';
import { walk } from './walk.ts';

test.use({ viewport: { width: 360, height: 740 } });

const SCREENS = {
  guest: [
    '/',
    '/job-board',
    '/hub',
    '/support',
    '/contact',
    '/partners',
    '/terms-conditions',
    '/auth/signin',
    '/auth/tutor/signup',
    '/crm/hire-tutor',
    '/assistant',
  ],
  tutor: [
    '/tutor/dashboard',
    '/tutor/jobs',
    '/tutor/profile',
    '/tutor/settings',
    '/tutor/my-students',
    '/notifications',
  ],
  parent: [
    '/parent/dashboard',
    '/parent/dashboard/messages',
    '/parent/dashboard/confirmation-letters',
  ],
  staff: ['/staff', '/staff/people', '/staff/money', '/staff/audit'],
} as const;

/** Enlarges the text as somebody does who has set it in the browser. */
async function enlarge(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#main [role=status] .skeleton')).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const expectNarrow = (page: Page, screen: string) =>
  expect.poll(() => widthOf(page), { message: screen }).toBeLessThanOrEqual(360);

test('the screens of a guest are as wide as the phone, and their footer is not cut', async ({
  page,
  speak,
}) => {
  test.slow();
  await speak('bn');
  for (const screen of SCREENS.guest) {
    await page.goto(screen);
    await enlarge(page);
    await expectNarrow(page, screen);
  }
  await page.goto('/support');
  await enlarge(page);
  const links = page.locator('footer a');
  const ends = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
});

for (const who of ['tutor', 'parent', 'staff'] as const)
  test(`the screens of a ${who} are as wide as the phone`, async ({ page, speak }) => {
    test.slow();
    await speak('bn');
    await signIn(page, PHONES[who], SCREENS[who][0]);
    await enlarge(page);
    await walk(page, SCREENS[who], (screen) => expectNarrow(page, screen));
  });

test('what stands at the foot of a job leaves two thirds of the screen', async ({
  page,
  speak,
}) => {
  await speak('bn');
  await page.goto('/job-board');
  await cards(page).first().getByRole('link').first().click();
  await expect(page.locator('h1[data-job-heading]')).toBeVisible();
  await enlarge(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  const bar = page.locator('.account-bar');
  await expect(bar).toBeVisible();
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(740 / 3);
});
