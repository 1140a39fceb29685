/** axe and keyboard on the screens of the hub: English at a desk, Bengali on a phone. */
import { expectNoFindings } from './axe.ts';
import { expect, isPhone, test } from './reader.ts';

const overflowOf = () => document.documentElement.scrollWidth - window.innerWidth;

test('axe finds nothing, and nothing is wider than the screen', { tag: '@sizes' }, async ({
  page,
  speak,
}) => {
  test.setTimeout(120_000);
  const { hub, hubControls, tutorProfile } = await speak(isPhone(page) ? 'bn' : 'en');
  await page.goto('/hub?search=math');
  await expect(page.locator('a[data-tutor-id]').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: hubControls.filters.open }).click();
  await expect(page.getByLabel(hubControls.filters.tutorId, { exact: true })).toBeVisible();
  await expectNoFindings(page);
  expect(await page.evaluate(overflowOf)).toBe(0);
  await page.getByRole('button', { name: hubControls.filters.cancel, exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${hub.card.compare}:`) });
  for (const index of [0, 1, 2]) await boxes.nth(index).click();
  await expectNoFindings(page);
  await page.getByRole('button', { name: hubControls.compare.open }).click();
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(4);
  await expectNoFindings(page);
  await page.goto('/hub/tutor-profile/T1001');
  await expect(page.getByRole('heading', { name: tutorProfile.reviews.title })).toBeVisible();
  await expectNoFindings(page);
  expect(await page.evaluate(overflowOf)).toBe(0);
});

test('search, filter, compare and open by keyboard alone', async ({ page, speak }) => {
  const { hubControls } = await speak('en');
  await page.goto('/hub');
  await page.getByLabel(hubControls.search.label, { exact: true }).focus();
  await page.keyboard.type('math');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hub?search=math');
  const opener = page.getByRole('button', { name: hubControls.filters.open });
  await opener.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: hubControls.filters.title });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: hubControls.filters.cancel, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  const boxes = page.getByRole('checkbox', { name: /^Compare:/ });
  for (const index of [0, 1]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  const open = page.getByRole('button', { name: hubControls.compare.open });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const link = page.locator('a[data-tutor-id]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hub\/tutor-profile\//);
});
