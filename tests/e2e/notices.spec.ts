import type staffTexts from '#locales/en/staff/staffNotices.json';
import { PHONES, signIn } from './person.ts';
import { expect, read, test } from './reader.ts';

const staff = read<typeof staffTexts>('en', 'staffNotices');

test('a notice is written by staff, read by a guardian and closed for good', async ({
  page,
  speak,
}) => {
  await speak('en');
  await signIn(page, PHONES.staff, '/staff/notices');
  const title = `Notice ${Date.now()}`;
  await page.getByRole('button', { name: staff.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: staff.create }).click();
  await expect(dialog.getByLabel(staff.title_bn)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(staff.until_on).fill('2099-01-31');
  await dialog.getByLabel(staff.title_en).fill(title);
  await dialog.getByLabel(staff.text_en).fill('First line\n<b>second</b>');
  await dialog.getByLabel(staff.title_bn).fill('নোটিশ');
  await dialog.getByLabel(staff.text_bn).fill('লেখা');
  await expect(dialog.getByRole('region', { name: staff.preview })).toContainText('<b>second</b>');
  await dialog.getByRole('button', { name: staff.create }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await signIn(page, PHONES.parent, '/parent/dashboard');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Close: ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});
