/** A request made in the conversation while there is no connection: it waits, and goes out once. */
import type { APIRequestContext, Page } from '@playwright/test';
import { PARTNER } from '../setup/test-site.ts';
import { assistantTexts, choose, known, logOf, say } from './assistant.ts';
import { expectStep, goAway, goOn, readTaken, verifyPhone } from './hire-form.ts';
import { newPhone, PHONES, readCode, signIn } from './person.ts';
import { expect, type TestLang, test, textsOf } from './reader.ts';

const WISH: Record<TestLang, string> = {
  en: 'I need a tutor for class 8 math in Mirpur 10, 4 days, 5000',
  bn: 'ক্লাস ৮ এর গণিত টিউটর লাগবে মিরপুর ১০ এ, সপ্তাহে ৪ দিন, ৫ হাজার',
};

async function sayAll(page: Page, lang: TestLang) {
  const texts = assistantTexts(lang);
  await page.goto('/assistant');
  await say(page, WISH[lang]);
  await expect(logOf(page)).toContainText(texts.hire.summary);
  await choose(page, texts.choice.confirm);
  return { texts, form: textsOf(lang) };
}

async function fillAsGuest(page: Page, request: APIRequestContext) {
  const { texts, form } = await sayAll(page, 'en');
  await expectStep(page, form.hire.steps.contact);
  await verifyPhone(page, form, request, newPhone(), form.hire.contact.verify);
  await expectStep(page, form.hire.steps.check);
  return { texts, form };
}

test('sent without a connection it waits behind the conversation, and arrives once', async ({
  page,
  request,
  context,
  speak,
}) => {
  test.slow();
  await speak('en');
  const { texts, form } = await fillAsGuest(page, request);
  const taken = readTaken(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: form.hire.check.send, exact: true }).dblclick();
  await expect(page.getByText(form.hire.pending.queued.text)).toBeVisible();
  await choose(page, texts.chat.backToChat);
  await expect(logOf(page)).toContainText(texts.hire.queued);
  await say(page, 'fee for 6000 home tuition');
  await expect(logOf(page)).toContainText('৳ 3,300');
  await context.setOffline(false);
  await expect(logOf(page)).toContainText(/Your request has arrived. Its number is R\d+/);
  expect(taken).toHaveLength(1);
  // What was said in the meantime is still there.
  await expect(logOf(page)).toContainText('৳ 3,300');
});

test('a page left while it waits, and come back to', async ({ page, request, context, speak }) => {
  test.slow();
  await speak('en');
  const guest = await fillAsGuest(page, request);
  const taken = readTaken(page);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: guest.form.hire.check.send, exact: true });
  await send.click();
  await expect(page.getByText(guest.form.hire.pending.queued.text)).toBeVisible();
  await choose(page, guest.texts.chat.backToChat);
  await expect(logOf(page)).toContainText(guest.texts.hire.queued);
  await goAway(page);
  await context.setOffline(false);
  await page.goto('/assistant');
  await expect(logOf(page)).toContainText(/Its number is R\d+/);
  await page.reload();
  await expect(logOf(page)).toContainText(/Its number is R\d+/);
  expect(taken).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Rokeya');
});

test('a guardian who is signed in comes back to a request that has gone', async ({
  page,
  context,
  speak,
}) => {
  test.slow();
  await speak('en');
  let sent = 0;
  await signIn(page, PHONES.parent);
  await expect(page).toHaveURL(/parent\/dashboard/);
  const { texts, form } = await sayAll(page, 'en');
  const send = page.getByRole('button', { name: form.hire.check.send, exact: true });
  await expect(send).toBeVisible();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(form.hire.pending.queued.text)).toBeVisible();
  await goAway(page);
  // The demo guardian may ask three times a day, which other tests do.
  await page.route(/\/api\/parent\/tutor-requests\?/, (route) => {
    sent += 1;
    return route.fulfill({
      json: { status: 'success', message: '', request_no: 'R900001', id: 1 },
    });
  });
  await context.setOffline(false);
  await page.goto('/assistant');
  await expectStep(page, form.hire.done.title);
  await choose(page, texts.chat.backToChat);
  await expect(logOf(page)).toContainText('Its number is R900001');
  expect(sent).toBe(1);
});

test("on a partner's page the last press waits for the connection", async ({
  page,
  request,
  context,
}) => {
  test.slow();
  await page.goto(`${PARTNER}/assistant.html`);
  const element = page.locator('porua-assistant');
  const texts = assistantTexts('bn');
  const form = textsOf('bn');
  await say(element, WISH.bn);
  await expect(logOf(element)).toContainText(texts.hire.summary);
  await choose(element, texts.choice.confirm);
  await expect(element.getByRole('heading', { name: form.hire.steps.check })).toBeVisible();
  await goOn(element, form);
  const frame = page.frameLocator('porua-assistant iframe');
  const { contact } = form.hire;
  const phone = newPhone();
  const taken = readTaken(page);
  await frame.getByLabel(contact.name, { exact: true }).fill('Rokeya Begum');
  await frame.getByLabel(contact.phone, { exact: true }).fill(phone);
  await frame.getByRole('button', { name: contact.send, exact: true }).click();
  await frame.getByLabel(contact.code, { exact: true }).fill(await readCode(request, phone));
  await context.setOffline(true);
  await frame.getByRole('button', { name: contact.submit, exact: true }).click();
  await expect(frame.getByText(contact.waiting).first()).toBeVisible();
  await choose(element, texts.chat.backToChat);
  await context.setOffline(false);
  await expect(logOf(element)).toContainText(/R\d+/);
  expect(taken).toHaveLength(1);
});

test('an area said without a connection is looked up when it is back, never left out', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  const texts = assistantTexts('en');
  await page.goto('/assistant');
  await say(page, 'thanks');
  await expect(logOf(page)).toContainText(texts.small.thanks);
  await context.setOffline(true);
  await say(page, 'show tuition in Jamalkhan');
  await expect(logOf(page)).toContainText(texts.chat.notLookedUp);
  await expect(logOf(page)).not.toContainText(texts.search.jobs);
  await context.setOffline(false);
  await expect(logOf(page)).toContainText(texts.search.jobs);
  await expect(known(page, texts)).toContainText(['Jamal Khan']);
});
