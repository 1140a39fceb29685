/** Charts where people look: a tutor's week, earnings and applications, and what staff see of queues and demand. */
import type demand from '#locales/en/staff/staffDemand.json';
import type staffToday from '#locales/en/staff/staffToday.json';
import type earnings from '#locales/en/tuition/earnings.json';
import type routine from '#locales/en/tuition/routine.json';
import { expectContrastInDark, expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { cards, expect, read, storyIn, test, toNumber } from './reader.ts';

const onPhone = storyIn('bn');

test(`a tutor looks at the week, the earnings and the applications, ${onPhone}`, {
  tag: '@phone',
}, async ({ page, speak }) => {
  test.slow();
  await speak(onPhone);
  const week = read<typeof routine>(onPhone, 'routine');
  const pay = read<typeof earnings>(onPhone, 'earnings');

  await signIn(page, PHONES.tutor, '/tutor/my-students/week');
  const days = page.getByRole('group', { name: week.columns.day }).getByRole('button');
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) {
    await day.press('Enter');
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const count = toNumber((await day.locator('[aria-hidden]').last().textContent()) ?? '');
    await expect(page.locator('section li a[href*="/routine/"]')).toHaveCount(count);
  }
  await page.getByText(week.week.asList).click();
  await expect(page.getByRole('heading', { name: week.day.friday })).toBeVisible();
  await expectNoFindings(page);
  await expectContrastInDark(page);

  await page.goto('/tutor/payment/earnings');
  const months = page.getByRole('region', { name: pay.caption });
  await expect(months.getByRole('row')).toHaveCount(14);
  await expect(page.getByText(pay.how)).toBeVisible();
  await expectNoFindings(page);
  await expectContrastInDark(page);

  await page.goto('/tutor/job-history/applied-jobs');
  const parts = page.locator('nav [aria-hidden] a');
  await expect(parts.first()).toBeVisible();
  await expectNoFindings(page);
  await expectContrastInDark(page);
  await parts.last().click();
  await expect(page).not.toHaveURL(/applied-jobs/);
});

const apart = (boxes: DOMRect[]) =>
  boxes.every((one, at) =>
    boxes
      .slice(at + 1)
      .every(
        (other) =>
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1,
      ),
  );

test('at a desk a tutor has seven days beside each other, and no lesson covers another', async ({
  page,
  speak,
}) => {
  await speak('en');
  await signIn(page, PHONES.tutor, '/tutor/my-students/week');
  const lessons = page.locator('section:has(> h2) li a[href*="/routine/"]');
  await expect(lessons.first()).toBeVisible();
  await expect(page.locator('section h2').filter({ hasText: /day/ })).toHaveCount(7);
  const boxes = await lessons.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON()),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(apart(boxes)).toBe(true);
  // The keyboard reaches them one after another.
  await lessons.first().focus();
  await page.keyboard.press('Tab');
  await expect(lessons.nth(1)).toBeFocused();
  await expectNoFindings(page);
  await expectContrastInDark(page);
});

test('staff see how long queues have waited, and where tutors are missing', async ({
  page,
  speak,
}) => {
  test.slow();
  await speak('en');
  const today = read<typeof staffToday>('en', 'staffToday');
  const texts = read<typeof demand>('en', 'staffDemand');
  await signIn(page, PHONES.staff, '/staff');
  await page.getByText(today.ages.asTable).click();
  const ages = page.getByRole('region', { name: today.ages.caption });
  const row = ages.getByRole('row', { name: /^To approve/ });
  const numbers = (await row.getByRole('cell').allTextContents()).map(toNumber);
  expect(numbers).toHaveLength(5);
  const sum = numbers.pop();
  expect(numbers.reduce((all, number) => all + number, 0)).toBe(sum);
  await expectNoFindings(page);
  await expectContrastInDark(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Demand by area' }).click();
  await page.getByLabel('City').selectOption({ label: 'Sylhet' });
  await expect(page).toHaveURL(/city_id=/);
  const open = page.locator('main a[href^="/job-board?"]').first();
  await expect(open).toBeVisible();
  await expect(page.getByText(/, Dhaka/)).toHaveCount(0);
  await page.getByText(texts.asTable).click();
  await expect(
    page.getByRole('columnheader', { name: texts.columns.missing, exact: true }),
  ).toBeVisible();
  await expectNoFindings(page);
  await expectContrastInDark(page);
  const count = toNumber((await open.textContent()) ?? '');
  await open.click();
  await expect(page).toHaveURL(/\/job-board\?/);
  await expect(cards(page)).toHaveCount(count);
});
