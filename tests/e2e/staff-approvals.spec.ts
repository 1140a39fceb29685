/** A queue is worked through by keys: the next request opens with its button ready, and the end is said. */
import { expectNoFindings } from './axe.ts';
import { newRequest, requestBody } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';

const MOST_KEYS = 22;

test.beforeEach(async ({ speak }) => {
  await speak('en');
});

test('ten requests are approved with at most 22 keys', { tag: '@desk' }, async ({ page }) => {
  test.slow();
  await signIn(page, PHONES.staff, '/staff/requests?queue=pending&city_id=2');
  await expect(page.locator('tbody tr').nth(10)).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const send = page.getByRole('button', { name: 'Put on the board' });
  await press('j');
  await press('a');
  const seen = new Set<string>();
  for (let number = 0; number < 10; number += 1) {
    await expect(page.getByLabel('Salary a month')).toBeFocused();
    await expect(send).not.toHaveAttribute('aria-disabled');
    const [no = ''] =
      /R\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? [];
    expect(seen.has(no)).toBe(false);
    seen.add(no);
    await press('Enter');
    await expect(page.getByText(`${no} is on the board.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(`${no} `);
  }
  expect(seen.size).toBe(10);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/staff/requests?queue=pending&city_id=2');
});

test('a returned request leads on as well, a failed one stays, and the end is said', {
  tag: '@sizes',
}, async ({ page, request }) => {
  test.slow();
  const { id: first, guardian, phone } = await newRequest(request);
  const { id: second } = await guardian.call('createRequest', { body: requestBody() });
  const queue = `/staff/requests?queue=pending&q=${phone}`;
  await signIn(page, PHONES.staff, queue);
  await page.getByRole('link', { name: `R${first}`, exact: true }).click();
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /The salary is too low/ }).click();
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`R${second} `);
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const form = page.getByRole('region', { name: 'Approve', exact: true });
  await form.getByLabel('Salary a month').fill('10');
  await form.getByRole('button', { name: 'Put on the board' }).click();
  await expect(form.getByLabel('Salary a month')).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).toContainText(`R${second} `);

  await form.getByLabel('Salary a month').fill('7000');
  await form.getByRole('button', { name: 'Put on the board' }).click();
  await expect(page).toHaveURL(queue);
  const through = page
    .getByRole('status')
    .filter({ hasText: 'You have gone through “To approve”' });
  await expect(through).toBeVisible();
  await expectNoFindings(page);
  await through.getByRole('link', { name: 'Back to Today' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});
