import { assistantTexts, choose, known, logOf, say } from '../e2e/assistant.ts';
import { expectNoFindings } from '../e2e/axe.ts';
import { cards } from '../e2e/reader.ts';
import { PARTNER, PRODUCT } from '../setup/test-site.ts';
import { assistantSubject } from './assistant-subject.ts';
import { describeElementContract } from './element-contract.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

describeElementContract(assistantSubject);

const texts = assistantTexts('en');
const FLOATING = '<porua-assistant lang="en" mode="floating"></porua-assistant>';

test('a floating one nobody opens costs a button, wherever it stands', async ({
  page,
  partner,
}) => {
  await partner.open(`<div style="height:4000px"></div>${FLOATING}${SCRIPT}`);
  const element = page.locator('porua-assistant');
  await expect(element.getByRole('button', { name: texts.chat.open })).toBeVisible();
  expect(partner.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const assets = partner.requests.filter((path) => path.startsWith('/embed/assets/'));
  expect(assets).toHaveLength(1);
  expect(partner.complaints).toEqual([]);
});

test('it opens, answers, closes with Escape and is open again on the next page', {
  tag: '@sizes',
}, async ({ page }) => {
  await page.goto(`${PARTNER}/assistant-floating.html`);
  const element = page.locator('porua-assistant');
  const launcher = element.getByRole('button', { name: texts.chat.open });
  await launcher.focus();
  await page.keyboard.press('Enter');
  await expect(logOf(element)).toContainText(texts.chat.greeting);
  await say(element, 'fee for 6000 home tuition');
  await expect(logOf(element)).toContainText('৳ 3,300');
  await expectNoFindings(page, 'porua-assistant');
  await page.reload();
  await expect(logOf(element)).toContainText('৳ 3,300');
  await element.locator('textarea').press('Escape');
  await expect(logOf(element)).toHaveCount(0);
  await expect(launcher).toBeFocused();
  await page.reload();
  await expect(launcher).toBeVisible();
  await expect(logOf(element)).toHaveCount(0);
});

for (const lang of ['en', 'bn'] as const)
  test(`all that is offered is in sight where room is only for the answer, ${lang}`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { choice } = assistantTexts(lang);
    await page.goto(`${PARTNER}/assistant.html`);
    const element = page.locator('porua-assistant');
    await element.evaluate((node, to) => node.setAttribute('lang', to), lang);
    await choose(element, choice.fees);
    await expect(element.getByRole('button', { name: choice.refunds })).toBeFocused();
    const log = await logOf(element).boundingBox();
    const last = await element.locator('[data-choices] button').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
      (log?.y ?? 0) + (log?.height ?? 0),
    );
  });

test('two on one page are two conversations', async ({ page, partner }) => {
  await partner.open(
    `<porua-assistant lang="en"></porua-assistant><porua-assistant lang="en"></porua-assistant>${SCRIPT}`,
  );
  const one = page.locator('porua-assistant').first();
  const other = page.locator('porua-assistant').last();
  await say(one, 'I need a tutor for class 8 math in Mirpur 10');
  await expect(logOf(one)).toContainText(texts.ask.days);
  await other.scrollIntoViewIfNeeded();
  await say(other, 'tuition jobs in Dhaka');
  await expect(cards(other).first()).toBeVisible();
  await expect(known(one, texts).filter({ hasText: 'Class 8' })).toHaveCount(1);
  await expect(known(other, texts).filter({ hasText: 'Class 8' })).toHaveCount(0);
  await page.reload();
  await expect(known(one, texts).filter({ hasText: 'Class 8' })).toHaveCount(1);
  expect(partner.complaints).toEqual([]);
});

test('begins with what the page wants, in the words of the page', async ({ page, partner }) => {
  await partner.open(
    `<porua-assistant lang="en" intent="fees" greeting="&lt;b&gt;Welcome&lt;/b&gt; to Shapla"></porua-assistant>${SCRIPT}`,
  );
  const element = page.locator('porua-assistant');
  await expect(logOf(element)).toContainText('<b>Welcome</b> to Shapla');
  await expect(logOf(element)).toContainText(texts.choice.fees);
});

test('a phone is never asked for on the page, and blotted out where it is typed', async ({
  page,
  partner,
}) => {
  await partner.open(`<porua-assistant lang="en"></porua-assistant>${SCRIPT}`);
  const element = page.locator('porua-assistant');
  await say(element, 'call me on 01712345678');
  await expect(logOf(element)).toContainText(texts.phoneAside);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    '01712345678',
  );
  await say(element, 'I want to talk to a person');
  await choose(logOf(element), texts.choice.callMe);
  await expect(element.getByRole('link', { name: /Leave your number/ })).toHaveAttribute(
    'href',
    new RegExp(`^${PRODUCT}/assistant\\?call-me=1`),
  );
  await expect(element.locator('input[type=tel]')).toHaveCount(0);
  expect(partner.complaints).toEqual([]);
});

for (const [where, style] of Object.entries({
  'a transformed parent': 'transform: translateY(40px)',
  'a clipping, filtered parent': 'filter: blur(0); overflow: hidden; height: 60px',
  'a page without anything': '',
}))
  test(`the button and the open assistant stand in the corner inside ${where}`, async ({
    page,
    partner,
  }) => {
    await partner.open(
      `<div style="width:200px;${style}">Help ${FLOATING.replace('></', '><a href="#">Porua</a></')}</div><div style="height:2000px"></div>${SCRIPT}`,
    );
    const button = page.locator('porua-assistant').getByRole('button').first();
    const isInCorner = async () => {
      const box = await button.boundingBox();
      const size = page.viewportSize();
      if (!box || !size) return false;
      return box.x + box.width > size.width - 40 && box.y + box.height > size.height - 40;
    };
    await expect.poll(isInCorner).toBe(true);
    await button.click();
    const log = page.locator('porua-assistant').getByRole('log');
    await expect(log).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect.poll(isInCorner).toBe(true);
  });

test('it understands and answers with words of others on Object.prototype', async ({
  page,
  partner,
}) => {
  await partner.open(
    `<script>Object.prototype.shout = 'fee'; Object.prototype.name = 'Dhaka'; Object.prototype.city = 'hey';</script><porua-assistant lang="en"></porua-assistant>${SCRIPT}`,
  );
  const element = page.locator('porua-assistant');
  await expect(logOf(element)).toContainText(texts.chat.greeting);
  await say(element, 'fee for 6000 home tuition');
  await expect(logOf(element)).toContainText('৳ 3,300');
  await say(element, 'math tutor in Mirpur for class 8');
  await expect(logOf(element)).not.toContainText('hey');
  expect(partner.complaints.join()).not.toMatch(/uncaught|porua/);
});
