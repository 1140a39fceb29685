/** Proposed tutors on a phone: a card each, the same rows at the same height, moved without swiping. */
import type { Page } from '@playwright/test';
import { requestPath } from '#core/market/hire/request-path.ts';
import type parent from '#locales/en/tuition/parent.json';
import { expectNoFindings } from './axe.ts';
import { callerFor } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, type TestLang, test } from './reader.ts';

/** A request of the demo guardian with several tutors to choose from. */
async function requestToChoose() {
  const guardian = await callerFor(PHONES.parent);
  const { data } = await guardian.call('listRequests', { query: {} });
  for (const { id } of data) {
    const request = await guardian.call('getRequest', { params: { id } });
    if (request.can_choose && request.tutors.length > 2) return request;
  }
  throw new Error('The demo guardian has no request with three tutors to choose from');
}

const swipe = (page: Page) =>
  page.locator('.compare-scroll').evaluate((box) => box.scrollTo({ left: box.clientWidth }));

for (const lang of ['en', 'bn'] satisfies TestLang[])
  test(`cards are compared, chosen from and moved by buttons and keys, ${lang}`, {
    tag: '@phone',
  }, async ({ page, speak }) => {
    await speak(lang);
    const { compare } = read<typeof parent>(lang, 'parent');
    const { id, tutors } = await requestToChoose();
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, PHONES.parent, requestPath(id));
    const nameAt = (index: number) => tutors[index]?.name ?? '';
    const chooseAt = (index: number) =>
      page.locator('.compare-table tbody tr').last().locator('td').nth(index);
    const pager = page.locator('.compare-pager');
    await expect(pager).toContainText(nameAt(0));
    await expectNoFindings(page);
    await expect(page.locator('.compare-table thead th').nth(1)).toBeInViewport();
    await expect(page.locator('.compare-table thead th').nth(2)).not.toBeInViewport({ ratio: 0.1 });
    // One page wide, and each row at one height with its name on every card.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const uneven = await page.locator('.compare-table tbody tr').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const cells = [...row.querySelectorAll('td')];
          const tops = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
          const names = new Set(
            cells.map((cell) => cell.querySelector('.compare-name')?.textContent),
          );
          return tops.size !== 1 || names.size !== 1 || names.has('');
        }).length,
    );
    expect(uneven).toBe(0);

    const next = page.getByRole('button', { name: compare.next });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(pager).toContainText(nameAt(1));
    await expect(page.locator('.compare-table thead th').nth(2)).toBeInViewport();
    await page.getByRole('button', { name: compare.previous }).click();
    await expect(pager).toContainText(nameAt(0));
    await swipe(page);
    await expect(pager).toContainText(nameAt(1));
    const choose = chooseAt(1).getByRole('button');
    if ((await choose.count()) > 0) await choose.click();
    await expect(chooseAt(1)).toContainText(compare.chosen);
    const [before = ''] = read<typeof parent>(lang, 'parent').requests.chosen.split('{{when}}');
    await expect(page.getByText(before.replace('{{name}}', nameAt(1)).trim())).toBeVisible();
  });

test('a wide page has the table, without the pager', async ({ page, speak }) => {
  await speak('en');
  const { id } = await requestToChoose();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, PHONES.parent, requestPath(id));
  await expect(page.locator('.compare-table thead th').nth(3)).toBeInViewport();
  await expect(page.locator('.compare-pager')).toBeHidden();
  await expect(page.locator('.compare-name').first()).toBeHidden();
});
