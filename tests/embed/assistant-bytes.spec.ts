/**
 * Tests what a conversation really costs a visitor's network: until the chat is open, and until a
 * first message is answered with its quick replies, names and all. The limits are those of
 * tests/bundle/budgets.ts.
 */
import { answered, assistantLauncher, loader, opened } from '../bundle/budgets.ts';
import { assistantTexts, known, logOf, say } from '../e2e/assistant.ts';
import { countBytes } from './network-bytes.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const FIRST = {
  en: 'I need a math tutor for my daughter, class 8, in Mirpur, 4 days a week',
  bn: 'amar meyer jonno class 8 er math tutor lagbe mirpur e, soptahe 4 din, 5 hajar',
} as const;

test.use({ hasTouch: true });

for (const lang of ['en', 'bn'] as const)
  test(`open and answered, ${lang}`, async ({ page, partner }) => {
    const texts = assistantTexts(lang);
    const line = await countBytes(page, '/embed', '/api/assistant');
    await partner.open(
      `<porua-assistant lang="${lang}" mode="floating"></porua-assistant>${SCRIPT}`,
    );
    const element = page.locator('porua-assistant');
    const launcher = element.getByRole('button', { name: texts.chat.open });
    await expect(launcher).toBeVisible();
    await line.whenComplete();
    expect(line.sum(), line.list()).toBeLessThanOrEqual(loader + assistantLauncher);

    await launcher.tap();
    await expect(logOf(element).getByRole('button')).toHaveCount(4);
    await page.waitForTimeout(1000);
    await line.whenComplete();
    expect(line.sum(), line.list()).toBeLessThanOrEqual(opened[lang]);

    await say(element, FIRST[lang]);
    await expect(known(element, texts).first()).toBeVisible();
    const choices = logOf(element).getByRole('list', { name: texts.chat.choices });
    await expect(choices.last()).toBeVisible();
    await page.waitForTimeout(1000);
    await line.whenComplete();
    expect(line.sum(), line.list()).toBeLessThanOrEqual(answered[lang]);
    expect(partner.complaints).toEqual([]);
  });
