/** Every state of the conversation: nothing for axe to find, and all of it by keyboard and in order. */
import type { Page } from '@playwright/test';
import { assistantTexts, choose, known, logOf, say } from './assistant.ts';
import { expectNoFindings } from './axe.ts';
import { cards, expect, isPhone, test } from './reader.ts';

test('no state has a finding', { tag: '@sizes' }, async ({ page, context, speak }) => {
  test.slow();
  const lang = isPhone(page) ? 'bn' : 'en';
  const form = await speak(lang);
  const texts = assistantTexts(lang);
  await page.goto('/');
  await expectNoFindings(page, '.no-print');
  await page.goto('/assistant');
  await expect(logOf(page)).toContainText(texts.chat.greeting);
  await expectNoFindings(page);

  await choose(logOf(page), texts.choice.hire_tutor);
  await expect(logOf(page)).toContainText(texts.ask.class);
  await expectNoFindings(page);
  await say(page, lang === 'en' ? 'class 8, Mirpur 10' : 'ক্লাস ৮, মিরপুর ১০');
  await expect(page.getByRole('group', { name: texts.form.subjects })).toBeVisible();
  await expect(known(page, texts)).not.toHaveCount(0);
  await page.getByRole('button', { name: /^(Change|বদলান): (Class 8|অষ্টম শ্রেণি)/ }).click();
  await expect(page.getByRole('combobox', { name: texts.form.class })).toBeVisible();
  await expectNoFindings(page);

  await choose(logOf(page), texts.choice.openForm);
  await expect(page.getByRole('heading', { name: form.hire.steps.what })).toBeVisible();
  await expectNoFindings(page);
  await choose(page, texts.chat.backToChat);

  await choose(logOf(page), texts.choice.start_over);
  await say(page, lang === 'en' ? 'tuition jobs in Dhaka' : 'ঢাকায় টিউশন চাই');
  await expect(cards(page).first()).toBeVisible();
  await expectNoFindings(page);
  await say(page, lang === 'en' ? 'I want to talk to a person' : 'মানুষের সাথে কথা বলতে চাই');
  await choose(page, texts.choice.callMe);
  await expect(page.getByLabel(texts.callMe.phone)).toBeFocused();
  await expectNoFindings(page);

  await context.setOffline(true);
  await say(page, 'blorf snark');
  await expect(page.getByText(texts.chat.offline)).toBeVisible();
  await expectNoFindings(page);
  await context.setOffline(false);
});

test('names that do not come are reported, and asked for again', async ({ page, speak }) => {
  const { common } = await speak('en');
  const texts = assistantTexts('en');
  const lookups = /\/api\/assistant\/lookups/;
  await page.route(lookups, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/assistant');
  await page.locator('textarea').focus();
  await expect(page.getByText(texts.chat.failed)).toBeVisible({ timeout: 20_000 });
  await expectNoFindings(page);
  await page.unroute(lookups);
  await choose(page, common.retry);
  await say(page, 'hello');
  await expect(logOf(page)).toContainText(texts.greeting.hello);
});

test('an area that cannot be looked up is reported, and what was said is answered later', async ({
  page,
  speak,
}) => {
  const { common } = await speak('en');
  const texts = assistantTexts('en');
  await page.goto('/assistant');
  await say(page, 'hello');
  await expect(logOf(page)).toContainText(texts.greeting.hello);
  const areas = /\/api\/assistant\/areas/;
  await page.route(areas, (route) => route.fulfill({ status: 500, json: {} }));
  await say(page, 'math tutor for class 8 in Mirpur 10');
  await expect(page.getByText(texts.chat.notLookedUp)).toBeVisible({ timeout: 20_000 });
  await expect(logOf(page)).toContainText('in Mirpur 10');
  await expectNoFindings(page);
  await page.unroute(areas);
  await choose(page, common.retry);
  await expect(known(page, texts).filter({ hasText: 'Mirpur 10' })).toBeVisible();
  await page.reload();
  await expect(known(page, texts).filter({ hasText: 'Mirpur 10' })).toBeVisible();
});

test('what is typed stays text, whatever it is', { tag: '@phone' }, async ({ page, speak }) => {
  await speak('en');
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  await page.goto('/assistant');
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script> {{name}} Z̸̢̛a̷l̶g̴o̷ 😀';
  await say(page, markup);
  await expect(logOf(page)).toContainText(markup);
  await expect(logOf(page).locator('img, script')).toHaveCount(0);
  await say(page, 'ক'.repeat(100_000));
  // So much Bengali is answered in Bengali.
  await expect(page.getByRole('list', { name: assistantTexts('bn').chat.choices })).not.toHaveCount(
    0,
  );
  const overflow = await logOf(page).evaluate((log) => log.scrollWidth - log.clientWidth);
  expect(overflow).toBeLessThanOrEqual(1);
});

/** Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  const isThere = () =>
    page.evaluate((wanted) => {
      const element = document.activeElement;
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return label.trim() === wanted;
    }, name);
  for (let press = 0; press < 60 && !(await isThere()); press += 1) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

test('from the first word to the hire form by keyboard alone', async ({ page, speak }) => {
  const form = await speak('en');
  const texts = assistantTexts('en');
  await page.goto('/assistant');
  await expect(logOf(page)).toContainText(texts.chat.greeting);
  // The page's own navigation has a link of the same name.
  await logOf(page).focus();
  await tabTo(page, texts.choice.hire_tutor);
  await page.keyboard.press('Enter');
  // The focus is on the first of the new choices each time.
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Class 5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: texts.form.subjects })).toBeVisible();
  await expect(focused).toHaveAttribute('type', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, texts.chat.save);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(texts.choice.home);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: texts.form.city })).toBeFocused();
  await page.keyboard.press('Tab');
  await tabTo(page, texts.choice.skip);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('3 days');
  await page.keyboard.press('Enter');
  await tabTo(page, texts.choice.skip);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(texts.choice.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: texts.chat.backToChat })).toBeFocused();
  await expect(page.getByRole('heading', { name: form.hire.steps.where })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(logOf(page)).toBeVisible();
});

test('is read in order: who says what, then the answers, then where to write', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.goto('/assistant');
  await say(page, 'I need a tutor for class 8 math in Mirpur 10');
  await expect(page.getByRole('region', { name: 'Assistant' })).toMatchAriaSnapshot(`
    - region "Assistant":
      - heading "Assistant" [level=2]
      - button "বাংলা (Bengali)"
      - button "Start over"
      - button "Download the conversation"
      - button "Clear the conversation"
      - log "Conversation":
        - paragraph: /Assistant. Hello!/
        - button /Change “I need a tutor/
        - paragraph: /You. I need a tutor/
        - paragraph: /Assistant. Let us find a tutor/
        - list "What I have understood"
        - paragraph: /Assistant. How many days a week/
        - list "Answers to choose from":
          - listitem:
            - button "3 days"
      - text: Your message
      - textbox "Your message"
      - button "Send"
  `);
});
