import { cards, expect, test } from './reader.ts';

test('language changes in place, keeps the list and is remembered', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  await page.goto('/job-board?city_id=1');
  await expect(cards(page)).toHaveCount(10);
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('টিউশন বোর্ড');
  await expect(cards(page).first()).toContainText('ঢাকা');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('bn');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('টিউশন বোর্ড');
});

test('dark mode is remembered and there from the first paint', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/job-board');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-theme="dark"');
});

test('without a choice the language is Bengali, and the device decides the theme', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'bn-BD', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('button', { name: 'হালকা রং' })).toBeVisible();
  await context.close();
});

test('an old or tampered cookie is ignored', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'lang', value: '"><script>', url: baseURL ?? '' },
    { name: 'theme', value: 'pink', url: baseURL ?? '' },
  ]);
  const answer = await page.goto('/');
  expect(await answer?.text()).toMatch(/<html lang="(en|bn)" data-theme="auto"/);
});
