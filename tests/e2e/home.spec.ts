/** Rows of the home page: docs/requirements/shell/app-shell.md, "Home". */
import type { Page } from '@playwright/test';
import type app from '#locales/en/shell/app.json';
import type home from '#locales/en/site/home.json';
import { expectNoFindings } from './axe.ts';
import { expect, LANGUAGES, read, test } from './reader.ts';

const scrolled = (page: Page, title: string) =>
  page.getByRole('list', { name: title }).evaluate((row) => row.scrollLeft);

for (const lang of LANGUAGES)
  test(`ten stories of tutors are moved by buttons and keys, never by themselves, ${lang}`, {
    tag: '@sizes',
  }, async ({ page, speak }) => {
    await speak(lang);
    const texts = read<typeof home>(lang, 'home');
    const { row: moves } = read<typeof app>(lang, 'app');
    const title = texts.stories.tutors;
    await page.goto('/');
    const row = page.getByRole('list', { name: title });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('listitem')).toHaveCount(10);
    expect(await scrolled(page, title)).toBe(0);
    await page.getByRole('button', { name: moves.next.replace('{{title}}', title) }).click();
    await expect.poll(() => scrolled(page, title)).toBeGreaterThan(200);
    await page.getByRole('button', { name: moves.previous.replace('{{title}}', title) }).click();
    await expect.poll(() => scrolled(page, title)).toBe(0);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(page, title)).toBeGreaterThan(0);
    await expectNoFindings(page);
  });

test('a review says that it is of a confirmed tuition', async ({ page, speak }) => {
  await speak('en');
  const texts = read<typeof home>('en', 'home');
  await page.goto('/');
  const [start] = texts.reviews.of.split('{{');
  const reviews = page.getByRole('list', { name: texts.reviews.title }).getByRole('listitem');
  await expect(reviews.first()).toContainText(start ?? '');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('the stories are there as a row to scroll', async ({ page, speak }) => {
    await speak('en');
    const texts = read<typeof home>('en', 'home');
    await page.goto('/');
    const row = page.getByRole('list', { name: texts.stories.tutors });
    await expect(row.getByRole('listitem')).toHaveCount(10);
    await expect(row).toHaveCSS('overflow-x', 'auto');
  });
});

/** The demo names no papers: these are on the answer of the test alone. */
async function openWithPapers(page: Page, count: number) {
  await page.route('**/api/home*', async (route) => {
    const answer = await route.fetch();
    const papers = Array.from({ length: count }, (_, n) => ({
      name: `The Invented Paper ${n}`,
      link: `https://paper-${n}.example/`,
      logo: null,
    }));
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), featured_on: papers },
    });
  });
  await page.goto('/support');
  // Pressed before, the link would load the home page as the server draws it, without these papers.
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.locator('header a[href="/"]').first().click();
}

const leftOf = (page: Page) => async () =>
  (await page.getByRole('link', { name: 'The Invented Paper 0' }).boundingBox())?.x ?? 0;

test('papers drift where they are many, and a button stops them', async ({ page, speak }) => {
  await speak('en');
  const texts = read<typeof home>('en', 'home');
  await openWithPapers(page, 20);
  const stop = page.getByRole('button', { name: texts.featured.stop, exact: true });
  // The row is laid out, and known to be long, when it comes near.
  await page.getByRole('heading', { name: texts.featured.title }).scrollIntoViewIfNeeded();
  await stop.scrollIntoViewIfNeeded();
  const before = await leftOf(page)();
  await expect.poll(leftOf(page)).toBeLessThan(before);
  await stop.click();
  const stopped = await leftOf(page)();
  await page.waitForTimeout(400);
  expect(await leftOf(page)()).toBe(stopped);
  await page.getByRole('button', { name: texts.featured.move, exact: true }).click();
  await expect(stop).toBeVisible();
});

test('papers stand still where there is room, and for who wants no motion', async ({
  page,
  speak,
}) => {
  await speak('en');
  const texts = read<typeof home>('en', 'home');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const count of [20, 2]) {
    await openWithPapers(page, count);
    const first = page.getByRole('link', { name: 'The Invented Paper 0' });
    await first.scrollIntoViewIfNeeded();
    const before = await leftOf(page)();
    await page.waitForTimeout(400);
    expect(await leftOf(page)()).toBe(before);
    await expect(page.getByRole('button', { name: texts.featured.stop })).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
});
