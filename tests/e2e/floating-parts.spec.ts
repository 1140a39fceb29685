/** The launcher and toasts cover no control: not at the end of a screen, and not what has the focus. */
import type { Page } from '@playwright/test';
import { expect, LANGUAGES, test } from './reader.ts';

const SCREENS = ['/', '/job-board', '/hub', '/auth/signin', '/terms-conditions', '/support'];
const WIDTHS = [320, 768, 1280];
const CONTROLS = 'a[href], button, input, select, textarea';

/** Controls whose middle is under something that floats. */
const covered = (page: Page) =>
  page.evaluate((controls) => {
    const floating = '.assistant-launcher, .toast-area';
    return [...document.querySelectorAll(`#main :is(${controls}), footer :is(${controls})`)]
      .filter((control) => {
        if (!control.checkVisibility() || control.closest(floating)) return false;
        const { left, top, width, height } = control.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        if (width === 0 || y < 0 || y > innerHeight) return false;
        return document.elementFromPoint(x, y)?.closest(floating) != null;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  }, CONTROLS);

async function showToast(page: Page) {
  await page.context().setOffline(true);
  await expect(page.locator('.toast-area > *').first()).toBeVisible();
}

for (const lang of LANGUAGES)
  test(`nothing floats over the end of a screen, ${lang}`, async ({ page, speak }) => {
    test.slow();
    await speak(lang);
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expect(page.locator('#main')).toBeVisible();
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await showToast(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        // A list that arrives meanwhile moves the end.
        await expect(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          expect([width, await covered(page)]).toEqual([width, []]);
        }).toPass();
      }
      await page.context().setOffline(false);
    }
  });

test('what has the focus comes out from under a toast', async ({ page, speak }) => {
  await speak('en');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth/tutor/signup');
  const fields = page.locator('#main input:visible');
  const field = fields.nth(3);
  await field.focus();
  // To where a toast will stand.
  await field.evaluate((element) =>
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30),
  );
  await showToast(page);
  await expect(async () => {
    const box = await field.boundingBox();
    const toast = await page.locator('.toast-area > *').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  }).toPass();
});
