/** A search that finds nothing leads on; a list come back to with tutors to compare draws without a fault. */
import { expect, test, textsOf } from './reader.ts';

test('the hub offers what is nearest, with its number, and goes there', async ({ page, speak }) => {
  await speak('en');
  const { nearest } = textsOf('en').hubControls;
  await page.goto('/hub?search=Physics%20Mirpur%20zzyqx');
  const offers = page.getByRole('list', { name: nearest.label });
  const offer = offers.getByRole('button', { name: /^Without “.*”: \d/ }).first();
  await offer.click();
  await expect(offers).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('tutors chosen to compare are there again after a reload', async ({ page, speak }) => {
  await speak('en');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('/hub');
  const compare = page.getByRole('article').getByRole('checkbox');
  await compare.nth(0).check();
  await compare.nth(1).check();
  await page.reload();
  await expect(compare.nth(1)).toBeChecked();
  expect(faults).toEqual([]);
});
