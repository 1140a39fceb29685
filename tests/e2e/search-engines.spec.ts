/**
 * Tests what search engines find: docs/requirements/site/search-engines.md, "Robots and sitemaps",
 * "Landing pages".
 */
import { PRODUCT } from '../setup/test-site.ts';
import { cards, expect, LANGUAGES, test } from './reader.ts';

/**
 * One in so many jobs, tutors and landing pages is read and stands for all: our limits are there to
 * prevent reading each.
 */
const STEP = 25;
const AT_ONCE = 6;

test('the sitemap is well-formed, and what it lists is there', async ({ page, request }) => {
  test.setTimeout(180_000);
  const locationsIn = async (url: string): Promise<string[]> => {
    const text = await (await request.get(url)).text();
    return page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error('Not well-formed');
      return [...parsed.querySelectorAll('loc')].map((loc) => loc.textContent);
    }, text);
  };
  for (const part of await locationsIn('/sitemap.xml')) {
    const all = await locationsIn(part);
    expect(all.length, part).toBeGreaterThan(0);
    const chosen = part.includes('pages') ? all : all.filter((_, at) => at % STEP === 0);
    while (chosen.length > 0)
      await Promise.all(
        chosen.splice(0, AT_ONCE).map(async (address) => {
          expect(address.startsWith(PRODUCT)).toBe(true);
          const answer = await request.get(address, { headers: { accept: 'text/html' } });
          expect(answer.status(), address).toBe(200);
          const html = await answer.text();
          expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
          expect(html, address).not.toContain('noindex');
        }),
      );
  }
});

for (const lang of LANGUAGES)
  test(`from the footer to a kind of tuition, its jobs and the board, ${lang}`, async ({
    page,
    speak,
  }) => {
    await speak(lang);
    await page.goto('/contact');
    await page.locator('footer a[href="/tuition-jobs"]').click();
    await page.locator('a[href="/tuition-jobs/dhaka/bangla-medium"]').click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(lang === 'bn' ? 'ঢাকা' : 'Dhaka');
    await expect(page).toHaveTitle(/ · /);
    await expect(cards(page).first()).toBeVisible();
    await page.locator('main a[href^="/job-board?"]').click();
    await expect(page).toHaveURL(/category_id=1&city_id=1/);
    await expect(cards(page).first()).toBeVisible();
  });

test('tutors of a city by name, and a slug nobody knows', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/tutors/dhaka/bangla-medium');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dhaka');
  await page.locator('main a[href^="/hub/tutor-profile/"]').first().click();
  await expect(page).toHaveURL(/\/hub\/tutor-profile\//);
  const missing = await page.goto('/tuition-jobs/dhaka/alchemy');
  expect(missing?.status()).toBe(404);
});
