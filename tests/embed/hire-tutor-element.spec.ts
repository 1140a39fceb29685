import {
  answerTuition,
  answerWhat,
  answerWho,
  expectStep,
  goOn,
  verifyPhone,
} from '../e2e/hire-form.ts';
import { newPhone } from '../e2e/person.ts';
import { textsOf } from '../e2e/reader.ts';
import { hireTutorSubject } from '../elements/subjects/hire-tutor-subject.ts';
import { PARTNER, PRODUCT } from '../setup/test-site.ts';
import { describeElementContract } from './element-contract.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

describeElementContract(hireTutorSubject);

const texts = textsOf('en');
const { hire } = texts;
/** Longer than a frame is waited for that a page's policy refuses. */
const REFUSED_AFTER_MS = 6_000;
const MARKUP = `<porua-hire-tutor site="shapla" lang="en"></porua-hire-tutor>${SCRIPT}`;

test('the page around never sees name, phone or code', async ({ page, request }) => {
  test.slow();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    addEventListener('message', (event) => heard.push(event.data));
    document.addEventListener('porua-hire-submitted', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail);
    });
  });
  // Of a registered partner: pages of others cannot show the frame.
  await page.goto(`${PARTNER}/school.html`);
  const element = page.locator('porua-hire-tutor');
  await element.evaluate((node) => {
    node.setAttribute('lang', 'en');
    node.scrollIntoView();
  });
  await answerTuition(element, texts);
  await goOn(element, texts);
  const phone = newPhone();
  const frame = page.frameLocator('porua-hire-tutor iframe');
  await verifyPhone(frame, texts, request, phone, hire.contact.submit);
  await expect(element.getByRole('heading', { name: hire.done.title })).toBeVisible();
  const heard = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
  expect(heard).toContain('requestNo');
  expect(heard).not.toContain(phone);
  expect(heard).not.toContain('Rokeya');
  expect(complaints).toEqual([]);
});

test('a step whose code is late is waited for', async ({ page, partner }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/later-step-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await partner.open(MARKUP);
  const element = page.locator('porua-hire-tutor[data-porua-state=ready]');
  await answerWho(element, texts);
  await goOn(element, texts);
  await expectStep(element, hire.steps.what);
  // There is nothing to go on from yet.
  await goOn(element, texts);
  await expectStep(element, hire.steps.what);
  release();
  await answerWhat(element);
  await goOn(element, texts);
  await expectStep(element, hire.steps.where);
});

test('without a connection the contact step waits for it', async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  await page.goto(`${PARTNER}/school.html`);
  const element = page.locator('porua-hire-tutor');
  await element.evaluate((node) => {
    node.setAttribute('lang', 'en');
    node.scrollIntoView();
  });
  await answerTuition(element, texts);
  await context.setOffline(true);
  await goOn(element, texts);
  await expect(element.getByText(texts.common.noInternetHint)).toBeVisible();
  await page.clock.runFor(REFUSED_AFTER_MS);
  await expect(element.getByRole('button', { name: /Continue in a Porua window/ })).toHaveCount(0);
  await context.setOffline(false);
  await expect(
    page.frameLocator('porua-hire-tutor iframe').getByRole('textbox').first(),
  ).toBeVisible();
});

test('where the page lets no frame in, a window of ours asks', async ({
  page,
  partner,
  request,
  context,
}) => {
  test.slow();
  await page.clock.install();
  await partner.open(MARKUP, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'unsafe-inline' ${PRODUCT}; connect-src ${PRODUCT}; img-src data:`,
    },
  });
  const element = page.locator('porua-hire-tutor');
  await answerTuition(element, texts);
  await goOn(element, texts);
  await page.clock.runFor(REFUSED_AFTER_MS);
  const button = element.getByRole('button', { name: /Continue in a Porua window/ });
  const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await verifyPhone(popup, texts, request, newPhone(), hire.contact.submit);
  await expect(popup.getByText(hire.done.title)).toBeVisible();
  await expect(element.getByRole('heading', { name: hire.done.title })).toBeVisible();
});

const EVIL = 'https://evil.example';
for (const [form, markup] of Object.entries({
  'the div form': `<div data-porua-widget="hire-tutor" data-porua-lang="en" data-porua-site="shapla" data-porua-api="${EVIL}"></div>`,
  'the element': `<porua-hire-tutor lang="en" site="shapla" api="${EVIL}"></porua-hire-tutor>`,
}))
  test(`${form} hands the contact step to no other host`, async ({ page, partner, context }) => {
    test.slow();
    const asked: string[] = [];
    context.on('request', (sent) => asked.push(sent.url()));
    await page.clock.install();
    await partner.open(markup + SCRIPT);
    const element = page.locator('porua-hire-tutor');
    await answerTuition(element, texts);
    await goOn(element, texts);
    await expect(element.locator('iframe')).toHaveAttribute('src', new RegExp(`^${PRODUCT}/`));
    // The frame is refused here, the page being no partner's; the window asks the same.
    await page.clock.runFor(REFUSED_AFTER_MS);
    const button = element.getByRole('button', { name: /Continue in a Porua window/ });
    const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await popup.waitForLoadState();
    expect(popup.url()).toContain(`${PRODUCT}/embed/hire-contact`);
    expect(asked.filter((url) => url.startsWith(EVIL))).toEqual([]);
  });
