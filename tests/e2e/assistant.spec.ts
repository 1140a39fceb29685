/** The assistant in our own app: lists, questions, changes of mind, languages, bad connections. */
import { readFileSync } from 'node:fs';
import { PRODUCT } from '../setup/test-site.ts';
import { assistantTexts, choose, known, logOf, say } from './assistant.ts';
import { expectNoFindings } from './axe.ts';
import { cards, expect, test, textsOf } from './reader.ts';

const en = assistantTexts('en');
const bn = assistantTexts('bn');

test.beforeEach(async ({ speak }) => {
  await speak('en');
});

test('a search for jobs, narrowed four times', async ({ page }) => {
  await page.goto('/assistant');
  await say(page, 'tuition jobs in Dhaka');
  await expect(cards(page).first()).toBeVisible();
  await say(page, 'above 6000');
  await expect(known(page, en).filter({ hasText: 'From ৳ 6,000' })).toHaveCount(1);
  await choose(page, en.choice.female);
  await expect(known(page, en).filter({ hasText: en.chip.female })).toHaveCount(1);
  await say(page, 'within 5 km of Uttara');
  await expect(known(page, en).filter({ hasText: 'Within 5 km' })).toHaveCount(1);
  await say(page, 'without English');
  await expect(known(page, en).filter({ hasText: 'Without English' })).toHaveCount(1);
  const board = page.getByRole('link', { name: en.list.all.jobs }).last();
  const none = page.getByText(en.list.none.jobs);
  await expect(board.or(none).last()).toBeVisible();
  // Taking a point away asks again.
  await known(page, en)
    .filter({ hasText: 'Within 5 km' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(known(page, en).filter({ hasText: 'Within 5 km' })).toHaveCount(0);
  await choose(logOf(page), en.choice.start_over);
  await say(page, 'tuition jobs in Dhaka');
  // The lists of before are still in the log, so the last card is of one of them for a moment.
  const newest = page.locator('[data-newest]');
  await expect(cards(newest).last()).toBeVisible();
  const id = await cards(newest).last().locator('a[data-job-id]').getAttribute('data-job-id');
  await newest.locator(`a[data-job-id="${id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/job-details/${id}`));
});

test('tutors of the hub, narrowed five times, looked at and asked for', async ({ page }) => {
  test.slow();
  await page.goto('/assistant');
  await say(page, 'show me tutors in Dhaka');
  const tutors = page.locator('[data-newest] article:has(a[data-tutor-id])');
  await expect(tutors.first()).toBeVisible();
  const answerTo = async (text: string) => {
    const arrived = page.waitForResponse(/\/api\/tutor-hub\?/);
    await say(page, text);
    return new URL((await arrived).url()).searchParams;
  };
  expect((await answerTo('only female')).get('gender')).toBe('2');
  expect((await answerTo('above 6000')).get('actual_salary_min')).toBe('6000');
  const without = await answerTo('without English');
  expect(without.get('without_subjects')).toBe('3');
  await expect(known(page, en).filter({ hasText: 'Without English' })).toHaveCount(1);
  await expect(tutors.first()).toBeVisible();
  for (const tutor of await tutors.all()) await expect(tutor).not.toContainText(/English(?! \w)/);
  expect((await answerTo('within 5 km of Uttara')).get('distance')).toBe('5');
  await expect(known(page, en).filter({ hasText: 'Within 5 km' })).toHaveCount(1);
  const next = page.waitForRequest(/\/api\/tutor-hub\?.*page=2/);
  await say(page, 'next');
  await next;

  await choose(logOf(page), en.choice.start_over);
  await say(page, 'show me math tutors in Mirpur 10');
  const first = tutors.last();
  await expect(first).toBeVisible();
  await expectNoFindings(page);
  const link = first.locator('a[data-tutor-id]');
  const [name, tutorid] = [await link.textContent(), await link.getAttribute('data-tutor-id')];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/hub/tutor-profile/${tutorid}`));
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await first
    .getByRole('button', { name: en.tutors.hireOf.replace('{{name}}', name ?? '') })
    .click();
  await expect(logOf(page)).toContainText(en.hire.asked.replace('{{no}}', tutorid ?? ''));
  await say(page, 'class 8, 3 days, 5000');
  await choose(page, en.choice.confirm);
  // The form goes to this tutor, which can still be undone there.
  await expect(page.getByText(new RegExp(`${name}.*${tutorid}`))).toBeVisible();
});

test('a fee is worked out in taka, a rule is shown with its source', async ({ page }) => {
  await page.goto('/assistant');
  await say(page, 'what is the fee for a home tuition of 6000?');
  await expect(logOf(page)).toContainText('55% of ৳ 6,000 = ৳ 3,300');
  await say(page, 'is my phone number safe with you?');
  const source = page.getByRole('link', { name: en.chat.source }).last();
  await expect(source).toHaveAttribute('href', '/terms-conditions#section-8');
  await source.click();
  await expect(page.locator('#section-8')).toBeVisible();
});

test('an earlier answer and a chip are changed, and only what depends on them is asked again', async ({
  page,
}) => {
  await page.goto('/assistant');
  await say(page, 'I need a tutor for class 8 math in Mirpur 10, 4 days, 5000');
  await expect(logOf(page)).toContainText(en.hire.summary);
  await page.getByRole('button', { name: /^Change “I need a tutor/ }).click();
  await page
    .getByLabel(en.chat.editLabel)
    .fill('I need a tutor for class 9 math in Mirpur 10, 4 days, 5000');
  await choose(page, en.chat.save);
  await expect(known(page, en).filter({ hasText: 'Class 9' })).toHaveCount(1);
  await expect(known(page, en).filter({ hasText: 'Class 8' })).toHaveCount(0);
  await expect(known(page, en).filter({ hasText: 'Mirpur 10' })).toHaveCount(1);

  await page
    .getByRole('button', { name: en.chat.editChip.replace('{{text}}', '4 days a week') })
    .click();
  await page.getByRole('combobox', { name: en.form.days }).selectOption('6');
  await choose(page, en.chat.save);
  await expect(known(page, en).filter({ hasText: '6 days a week' })).toHaveCount(1);

  // The form on the same draft, and back with what was changed there.
  await choose(page, en.choice.openForm);
  await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
  await choose(page, en.chat.backToChat);
  await expect(known(page, en).filter({ hasText: '6 days a week' })).toHaveCount(1);
});

test('another language in the middle, a reload in the middle', async ({ page }) => {
  await page.goto('/assistant');
  await say(page, 'I need a tutor for class 8 math in Mirpur 10');
  await expect(logOf(page)).toContainText(en.ask.days);
  await choose(page, en.chat.language);
  await expect(logOf(page)).toContainText(bn.ask.days);
  await expect(logOf(page)).not.toContainText(en.ask.days);
  await expect(known(page, bn).filter({ hasText: 'অষ্টম শ্রেণি' })).toHaveCount(1);
  await page.reload();
  await expect(logOf(page)).toContainText(bn.ask.days);
  await say(page, '৪ দিন, ৫ হাজার');
  await expect(logOf(page)).toContainText(bn.hire.summary);
  await page.reload();
  await expect(known(page, bn)).not.toHaveCount(0);
  await choose(page, bn.chat.clear);
  await expect(known(page, bn)).toHaveCount(0);
  await page.reload();
  await expect(logOf(page)).not.toContainText('অষ্টম');
});

test('offline in the middle: it still answers, and lists come with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/assistant');
  await say(page, 'hello');
  await expect(logOf(page)).toContainText(en.greeting.hello);
  await context.setOffline(true);
  await say(page, 'fee for 6000 home tuition');
  await expect(logOf(page)).toContainText('৳ 3,300');
  await expect(page.getByText(en.chat.offline)).toBeVisible();
  await say(page, 'show me tuition jobs in Dhaka');
  await expect(page.getByRole('button', { name: textsOf('en').common.retry })).toBeVisible();
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
});

test('an empty list is widened with a press', async ({ page }) => {
  await page.goto('/assistant');
  await say(page, 'tutors in Dhanmondi up to 1500');
  await expect(page.getByText(en.list.none.tutors)).toBeVisible();
  await page.getByRole('button', { name: /^Without “Up to ৳ 1,500”: \d/ }).click();
  await expect(logOf(page).getByRole('link', { name: en.list.all.tutors })).toBeVisible();
  await expect(known(page, en)).toHaveCount(1);
});

test('the conversation can be taken along as a text', async ({ page }) => {
  await page.goto('/assistant');
  await say(page, 'fee for 6000 home tuition');
  await expect(logOf(page)).toContainText('৳ 3,300');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.chat.download }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain(`${en.chat.you}: fee for 6000 home tuition`);
  expect(text).toMatch(/Assistant: .*৳ 3,300/);
});

test('asking for a call leaves a number with staff and none in the conversation', async ({
  page,
}) => {
  await page.goto('/assistant');
  await say(page, 'I want to talk to a person');
  await expect(page.getByRole('link', { name: en.person.whatsApp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await choose(page, en.choice.callMe);
  await page.getByLabel(en.callMe.phone).fill('0123');
  await choose(page, en.callMe.send);
  await expect(page.getByText(en.callMe.badPhone)).toBeVisible();
  const phone = `017${String(Date.now()).slice(-8)}`;
  await page.getByLabel(en.callMe.phone).fill(phone);
  await choose(page, en.callMe.send);
  await expect(logOf(page)).toContainText(en.callMe.noted);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(phone);
});

test('the corner of public pages: keyboard only, Escape gives the focus back', async ({ page }) => {
  await page.goto('/terms-conditions');
  const launcher = page.getByRole('button', { name: 'Open the assistant' });
  await launcher.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(en.chat.write);
  await expect(field).toBeVisible();
  await expect(page.getByRole('log', { name: en.chat.log })).toHaveAttribute('aria-live', 'polite');
  while (!(await field.evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('find a tutor');
  await page.keyboard.press('Enter');
  await expect(logOf(page)).toContainText(en.ask.class);
  const choice = page.getByRole('button', { name: 'Class 8', exact: true });
  while (!(await choice.evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // The focus is where the next answer is given; the used choices are text.
  await expect(page.getByRole('group', { name: en.form.subjects })).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-choices]') !== null))
    .toBe(true);
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(launcher).toBeFocused();
  expect(page.url()).toContain(PRODUCT);
});

test('at 320 px nothing is cut, and every target is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  // On the home page of a phone it does not stand over the two doors.
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await say(page, 'I need a tutor for class 8 math in Mirpur 10, 4 days, 5000');
  await expect(logOf(page)).toContainText(en.hire.summary);
  const small = await page.locator('.assistant-panel button').evaluateAll((buttons) =>
    buttons
      .map((button) => button.getBoundingClientRect())
      .filter(({ width, height }) => width < 44 || height < 43.5)
      .map(({ width, height }) => `${width} x ${height}`),
  );
  expect(small).toEqual([]);
  const overflow = await logOf(page).evaluate((log) => log.scrollWidth - log.clientWidth);
  expect(overflow).toBeLessThanOrEqual(1);
});
