import { expectContrastInDark, expectNoFindings, waitUntilSettled } from './axe.ts';
import { jobToRead } from './person.ts';
import { cards, expect, isPhone, LANGUAGES, openPlace, SIZE_OF, test } from './reader.ts';

const SCREENS = [
  '/',
  '/job-board',
  '/job-board?city_id=1&latitude=23.7465&longitude=90.376',
  '/terms-conditions',
  '/privacy-policy',
  '/support',
  '/contact',
  '/porua-shop',
  '/partners',
  '/partners/guide',
  '/partners/guide/the-job-board',
  '/partners/configure',
  '/auth/signin',
  '/nothing-here',
];

for (const lang of LANGUAGES)
  test(`axe finds nothing, light and dark, ${lang}`, { tag: SIZE_OF[lang] }, async ({
    page,
    speak,
  }) => {
    const expectNothing = async () => {
      await expectNoFindings(page);
      await expectContrastInDark(page);
    };
    test.setTimeout(180_000);
    const { boardControls, job } = await speak(lang);
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expectNothing();
    }
    await page.goto('/job-board');
    await cards(page).first().locator('a').click();
    await expect(page.getByRole('button', { name: job.apply }).last()).toBeVisible();
    await expectNothing();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.reload();
    await page.getByRole('button', { name: job.share }).click();
    await expectNothing();
    if (isPhone(page)) {
      await page.goto('/job-board');
      await page
        .getByRole('button', { name: new RegExp(`^${boardControls.filters.open}`) })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing();
    }
    await page.goto('/job-board');
    await openPlace(page, boardControls.near.useMyPosition);
    await page.getByRole('combobox', { name: boardControls.near.label }).fill('mirpur');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNothing();
  });

test('the keyboard alone finds a job near a place and reads it', async ({ page, speak }) => {
  const { board, boardControls } = await speak('en');
  await page.goto('/job-board');
  await expect(cards(page)).toHaveCount(10);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: boardControls.near.fromMe })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: board.map, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(boardControls.search.label, { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: boardControls.near.label })).toBeFocused();
  await page.keyboard.type('mirpur');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/latitude/);
  await expect(cards(page).first()).toContainText('km away');

  const firstLink = cards(page).first().locator('a');
  for (let presses = 0; presses < 60; presses += 1) {
    if (await firstLink.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(firstLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: board.back })).toBeFocused();
});

test('nothing is wider than the screen, from 320 to 1280 px', async ({ page, request, speak }) => {
  test.slow();
  await speak('bn');
  const jobId = await jobToRead(request);
  for (const screen of [
    '/',
    '/job-board?city_id=1&category_id=1',
    `/job-details/${jobId}`,
    '/terms-conditions',
    '/privacy-policy',
    '/support',
    '/contact',
    '/auth/signin',
  ]) {
    await page.goto(screen);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await waitUntilSettled(page);
      expect([
        screen,
        width,
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ]).toEqual([screen, width, 0]);
    }
  }
});
