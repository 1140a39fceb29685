/** The way from the first word to a request that has arrived, on a partner's page. */
import { PARTNER } from '../setup/test-site.ts';
import { assistantTexts, choose, known, logOf, say } from './assistant.ts';
import { expectNoFindings } from './axe.ts';
import { goOn, verifyPhone } from './hire-form.ts';
import { newPhone } from './person.ts';
import { expect, isPhone, type TestLang, test, textsOf } from './reader.ts';

interface Story {
  page: TestLang;
  answered: TestLang;
  first: string;
  days: string;
  salary: string;
  chips: string[];
  /** Said to the summary; else its button is pressed. */
  no?: string;
  yes?: string;
  /** Written in the conversation, and found again in the contact step. */
  phone?: string;
}

const english: Story = {
  page: 'en',
  answered: 'en',
  first: 'I need a math tutor for my daughter, class 8, in Mirpur 10',
  days: 'four days',
  salary: '5000',
  chips: ['Class 8', 'Mirpur 10', '4 days a week'],
};
const bengali: Story = {
  page: 'bn',
  answered: 'bn',
  first: 'আমার মেয়ের জন্য ক্লাস ৮ এর গণিত টিউটর লাগবে মিরপুর ১০ এ',
  days: 'সপ্তাহে ৪ দিন',
  salary: '৫ হাজার',
  chips: ['অষ্টম শ্রেণি', 'মিরপুর ১০', 'সপ্তাহে ৪ দিন'],
};
const romanised: Story = {
  page: 'en',
  answered: 'bn',
  first: 'amar meyer jonno class 8 er math tutor lagbe mirpur 10 e, 01712345678',
  no: 'ekhon na',
  yes: 'ha, pathaye den',
  phone: '01712345678',
  days: 'soptahe 4 din',
  salary: '5 hajar',
  chips: ['অষ্টম শ্রেণি', 'মিরপুর ১০', 'সপ্তাহে ৪ দিন'],
};

async function hire(
  {
    page,
    request,
  }: {
    page: import('@playwright/test').Page;
    request: import('@playwright/test').APIRequestContext;
  },
  story: Story,
) {
  await page.goto(`${PARTNER}/assistant.html`);
  const element = page.locator('porua-assistant');
  await element.evaluate((node, lang) => node.setAttribute('lang', lang), story.page);
  // The page's own language has come before the first word is said.
  await expect(logOf(element)).toContainText(assistantTexts(story.page).chat.greeting);
  const texts = assistantTexts(story.answered);
  const form = textsOf(story.answered);
  await say(element, story.first);
  await expect(logOf(element)).toContainText(texts.ask.days);
  await say(element, story.days);
  await expect(logOf(element)).toContainText(texts.ask.salary);
  await say(element, story.salary);
  await expect(logOf(element)).toContainText(texts.hire.summary);
  for (const chip of story.chips)
    await expect(known(element, texts).filter({ hasText: chip })).toHaveCount(1);
  await expectNoFindings(page, 'porua-assistant');

  if (story.no) {
    await say(element, story.no);
    await expect(logOf(element)).toContainText(texts.fine);
  }
  if (story.yes) await say(element, story.yes);
  else await choose(element, texts.choice.confirm);
  await expect(element.getByRole('heading', { name: form.hire.steps.check })).toBeVisible();
  // Nothing of this is a form's default.
  await expect(element.getByText(story.chips[1] ?? '', { exact: false }).first()).toBeVisible();
  await goOn(element, form);
  const frame = page.frameLocator('porua-assistant iframe');
  if (story.phone)
    await expect(frame.getByLabel(form.hire.contact.phone, { exact: true })).toHaveValue(
      story.phone,
    );
  await verifyPhone(frame, form, request, newPhone(), form.hire.contact.submit);
  await expect(element.getByRole('heading', { name: form.hire.done.title })).toBeVisible();
  await choose(element, texts.chat.backToChat);
  await expect(logOf(element)).toContainText(/R\d+/);
  await expect(known(element, texts)).toHaveCount(0);
  // What was typed to us is not kept on the page.
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('Rokeya');
  expect(kept).not.toMatch(/01[3-9]\d{8}/);
}

test('in the language of the page', { tag: '@sizes' }, async ({ page, request }) => {
  test.slow();
  await hire({ page, request }, isPhone(page) ? bengali : english);
});

test('in romanised Bengali on an English page, answered in Bengali', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  await hire({ page, request }, romanised);
});
