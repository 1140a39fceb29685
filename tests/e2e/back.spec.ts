/** Back with a dialog open, as on a phone: the dialog closes, the page stays. */
import { expect, SIZE_OF, test, textsOf } from './reader.ts';

test(`the menu of a phone ${SIZE_OF.bn}`, async ({ page, speak }) => {
  await speak('bn');
  const { common } = textsOf('bn');
  await page.goto('/');
  await page.goto('/job-board');
  const menu = page.getByRole('banner').locator('button[aria-haspopup=dialog]').first();
  const dialog = page.getByRole('dialog');
  await menu.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/job-board$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Closed by its button, it costs no press more.
  await menu.click();
  await dialog.getByRole('button', { name: common.close }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);

  // A link in it leads on, and Back leads to the page it was pressed on.
  await page.goForward();
  await menu.click();
  await dialog.locator('a[href="/hub"]').click();
  await expect(page).toHaveURL(/\/hub$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/job-board$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
