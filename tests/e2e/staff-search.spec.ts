/** One field on every page of the console leads to people, requests and invoices. */
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import { expectNoFindings } from './axe.ts';
import { newRequest } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';

const LABEL = 'Search name, phone, R123, T1001, invoice or email';

test('keys alone lead to a request, a person by phone and all of a name', { tag: '@desk' }, async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  const { id, phone } = await newRequest(request);
  await signIn(page, PHONES.staff, '/staff/partners');
  const field = page.getByRole('combobox', { name: LABEL });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Partners');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(page.getByText('phone in any writing').first()).toBeVisible();
  await page.keyboard.type(`r ${id}`);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText(`R${id} ·`);
  // The keys of the page act again at once.
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/do=edit/);

  // From within a field of the form, too.
  await expect(page.locator('form :focus')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(`+880 ${phone.slice(1, 5)}-${phone.slice(5)}`);
  const options = page.getByRole('option');
  await expect(
    options.filter({ hasText: `${phone.slice(0, 5)}-${phone.slice(5)}` }),
  ).toHaveAttribute('aria-selected', 'true');
  await expect(options.filter({ hasText: `R${id}` })).toContainText('To approve');
  await expectNoFindings(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/staff/requests/${id}`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('rahman');
  await page.getByRole('option', { name: 'All people for “rahman”' }).click();
  await expect(page).toHaveURL('/staff/people?q=rahman');
  await expect(page.getByLabel('Search name, phone, email or tutor id')).toHaveValue('rahman');

  await page.keyboard.press('/');
  await page.keyboard.type('xylophone');
  await expect(page.getByText('Nothing found. You can search').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('where a long list has scrolled the field away, a dialog searches', { tag: '@desk' }, async ({
  page,
  speak,
}) => {
  await speak('en');
  await signIn(page, PHONES.staff, '/staff/requests?status=all');
  await expect(page.locator('tbody tr').nth(20)).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('combobox', { name: LABEL })).not.toBeInViewport();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox', { name: LABEL })).toBeFocused();
  await dialog.getByRole('combobox').fill(PHONES.parent);
  await expect(dialog.getByRole('option').first()).toContainText('01811-000001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/people\/\d+$/);
  await expect(dialog).toBeHidden();
  // Back leads to the list one came from.
  await page.goBack();
  await expect(page).toHaveURL('/staff/requests?status=all');
});

test('on a phone a button opens it, and Bengali digits are read', { tag: '@phone' }, async ({
  page,
  request,
  speak,
}) => {
  await speak('bn');
  const { id } = await newRequest(request);
  await signIn(page, PHONES.staff, '/staff');
  await page.getByRole('button', { name: 'খুঁজুন', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'খুঁজুন' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('combobox').fill(toDigitsOf('bn', `R${id}`));
  await expect(dialog.getByRole('option', { name: `R${id}` })).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('option', { name: `R${id}` }).click();
  await expect(page).toHaveURL(`/staff/requests/${id}`);
});
