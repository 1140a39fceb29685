import { assistantTexts, choose, known, logOf, say } from '../e2e/assistant.ts';
import { expectNoFindings } from '../e2e/axe.ts';
import { cards } from '../e2e/reader.ts';
import { assistantSubject } from '../elements/subjects/assistant-subject.ts';
import { PARTNER } from '../setup/test-site.ts';
import { describeElementContract } from './element-contract.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

describeElementContract(assistantSubject);

const texts = assistantTexts('en');
const _FLOATING = '<porua-assistant lang="en" mode="floating"></porua-assistant>';

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
