/**
 * What a conversation really costs: everything fetched of our code until the chat is open, a first
 * message is understood and its quick replies are shown. The limits are those of the built files.
 */
import { answered, assistantLauncher, loader } from '../bundle/budgets.ts';
import { brotliSize } from '../bundle/read-build.ts';
import { assistantTexts, known, logOf, say } from '../e2e/assistant.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const FIRST = {
  en: 'I need a math tutor for my daughter, class 8, in Mirpur, 4 days a week',
  bn: 'amar meyer jonno class 8 er math tutor lagbe mirpur e, soptahe 4 din, 5 hajar',
} as const;

for (const lang of ['en', 'bn'] as const)
  test(`open and answered, ${lang}`, async ({ page, partner }) => {
    const texts = assistantTexts(lang);
    await partner.open(
      `<porua-assistant lang="${lang}" mode="floating"></porua-assistant>${SCRIPT}`,
    );
    const fetched = () =>
      brotliSize(
        'embed',
        new Set(
          partner.requests
            .filter((path) => /^\/embed(\.js$|\/assets\/)/.test(path))
            .map((path) => path.replace(/^\/(embed\/)?/, '')),
        ),
      );
    const element = page.locator('porua-assistant');
    const launcher = element.getByRole('button', { name: texts.chat.open });
    await expect(launcher).toBeVisible();
    expect(fetched()).toBeLessThanOrEqual(loader + assistantLauncher);

    await launcher.click();
    await say(element, FIRST[lang]);
    await expect(known(element, texts).first()).toBeVisible();
    const choices = logOf(element).getByRole('list', { name: texts.chat.choices });
    await expect(choices.last()).toBeVisible();
    await page.waitForTimeout(1000);
    expect(fetched()).toBeLessThanOrEqual(answered[lang]);
    expect(partner.complaints).toEqual([]);
  });
