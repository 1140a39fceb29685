/** `/ui`, where every component and widget can be seen in its states and used. */
import { expectContrastInDark, expectNoFindings } from './axe.ts';
import { expect, LANGUAGES, SIZE_OF, test } from './reader.ts';

for (const lang of LANGUAGES)
  test(`axe finds nothing on the page of components, light and dark, ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, speak }) => {
    await speak(lang);
    await page.goto('/ui');
    await expect(page.locator('[data-sample="porua-assistant"]')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoFindings(page);
    await expectContrastInDark(page);
  });

test('widgets are shown with the attributes typed for them', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/ui');
  for (const tag of ['porua-job-board', 'porua-tutor-hub', 'porua-hire-tutor', 'porua-assistant']) {
    await page.getByRole('button', { name: `Show ${tag}` }).click();
    await expect(page.locator(tag)).toHaveAttribute('data-porua-state', 'ready', {
      timeout: 30_000,
    });
  }
  const board = page.locator('[data-sample="porua-job-board"]');
  await expect(board.locator('article')).toHaveCount(3);
  await board.getByLabel('page-size').fill('2');
  await expect(board.locator('article')).toHaveCount(2);
});

test('paper holds no buttons', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/ui');
  const show = page.getByRole('button', { name: 'Show porua-job-board' });
  await expect(show).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(show).toBeHidden();
});
