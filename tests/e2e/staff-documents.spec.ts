/** The desk of documents is worked through by keys: what waits longest first, the next one opens at once. */
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { callerFor } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';

const MOST_KEYS = 12;

const inWork = (page: Page) => page.locator('[role="group"][aria-current="true"]');

/** The document in work, once it takes a decision. */
async function open(page: Page) {
  const place = inWork(page);
  await expect(place).toBeFocused();
  await expect(place.getByRole('button', { name: /^Approve/ })).not.toHaveAttribute(
    'aria-disabled',
  );
  return place.getAttribute('id');
}

test('five documents are decided with at most twelve keys', { tag: '@desk' }, async ({
  page,
  speak,
}) => {
  test.slow();
  await speak('en');
  await signIn(page, PHONES.staff, '/staff/documents');
  await expect(page.locator('[data-row-link]').nth(3)).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('j');
  await press('Enter');
  const seen = new Set<string | null>();
  for (let number = 0; number < 4; number += 1) {
    const id = await open(page);
    expect(seen.has(id)).toBe(false);
    seen.add(id);
    await press('a');
    await expect(page.locator(`#${id}[aria-current]`)).toHaveCount(0);
  }
  const fifth = await open(page);
  await press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Tab');
  await press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).not.toHaveValue('');
  await press('Control+Enter');
  await expect(page.getByText(/^Returned: /).first()).toBeVisible();
  await expect(page.locator(`#${fifth}[aria-current]`)).toHaveCount(0);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);

  // The way back: what was returned may be approved after all, and the line goes on.
  const sixth = await open(page);
  await press('u');
  await expect(page.locator(`#${fifth}`)).toBeFocused();
  await expect(page.locator(`#${fifth}`)).toContainText('Returned');
  await press('a');
  await expect(page.locator(`#${sixth}`)).toBeFocused();
  await expect(page.getByText(/tutors? waiting$/)).toBeVisible();
  await expectNoFindings(page);
});

test('of two at one document the second reads who was first, and stays there', {
  tag: '@desk',
}, async ({ page, speak }) => {
  await speak('en');
  const colleague = await callerFor(PHONES.staff);
  const { data } = await colleague.call('listTutorDocuments', { query: { status: 'waiting' } });
  // What the other one did reaches this screen later than the press.
  await page.route('**/api/notifications/stream*', (route) => route.abort());
  // Others of these tests take the oldest.
  const userId = data.at(-1)?.user_id ?? 0;
  await signIn(page, PHONES.staff, `/staff/documents/${userId}`);
  const place = inWork(page);
  await expect(place).toBeVisible();
  const id = Number((await place.getAttribute('id'))?.replace('check-', ''));
  await colleague.call('approveCheck', { params: { id }, body: { version: 1 } });
  await place.getByRole('button', { name: /^Approve/ }).click();
  await expect(place.getByRole('alert')).toContainText('changed this on');
  await expect(place).toHaveAttribute('id', `check-${id}`);
  await expect(place).toContainText('Approved');
  await page.keyboard.press('j');
  await expect(inWork(page)).not.toHaveAttribute('id', `check-${id}`);
});
