/** The header of a guest: what it offers, by keyboard and by finger, in the room there is. */
import type app from '#locales/en/shell/app.json';
import { expectNoFindings } from './axe.ts';
import { expect, LANGUAGES, read, test } from './reader.ts';

for (const lang of LANGUAGES)
  test(`both joins open, close and lead on, ${lang}`, async ({ page, speak }) => {
    await speak(lang);
    const { nav } = read<typeof app>(lang, 'app');
    await page.goto('/terms-conditions');
    const menu = page.getByRole('navigation', { name: nav.main });
    const learn = menu.getByRole('button', { name: nav.joinToLearn });
    const teach = menu.getByRole('button', { name: nav.joinToTeach });
    const asParent = menu.getByRole('link', { name: nav.asParent });
    await expect(asParent).toBeHidden();
    await learn.focus();
    await page.keyboard.press('Enter');
    await expect(asParent).toBeVisible();
    await expect(menu.getByText(nav.asStudent)).toBeVisible();
    await expect(menu.getByText(nav.inactive).first()).toBeVisible();
    await expect(menu.getByRole('link', { name: nav.asStudent })).toHaveCount(0);
    await expectNoFindings(page, 'header');
    await page.keyboard.press('Escape');
    await expect(asParent).toBeHidden();
    await expect(learn).toBeFocused();
    await learn.click();
    await teach.click();
    await expect(asParent).toBeHidden();
    await menu.getByRole('link', { name: nav.asTutor }).click();
    await expect(page).toHaveURL('/auth/tutor/signup');
    await expect(menu.getByRole('link', { name: nav.asTutor })).toBeHidden();
  });

for (const width of [768, 1024, 1280])
  test(`the header stands in one line of ${width} px`, async ({ page, speak }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const lang of LANGUAGES) {
      await speak(lang);
      await page.goto('/terms-conditions');
      const boxes = await page
        .locator('header')
        .first()
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const inOrder = boxes.toSorted((a, b) => a.left - b.left);
      for (const [place, box] of inOrder.entries()) {
        const before = inOrder[place - 1];
        if (before) expect(box.left, lang).toBeGreaterThanOrEqual(before.right - 0.5);
        expect(box.height, lang).toBeLessThanOrEqual(60);
        expect(box.right, lang).toBeLessThanOrEqual(width);
      }
    }
  });

for (const width of [360, 768])
  test(`at ${width} px the menu has all links`, async ({ page, speak }) => {
    await speak('bn');
    await page.setViewportSize({ width, height: 740 });
    const { nav } = read<typeof app>('bn', 'app');
    await page.goto('/terms-conditions');
    await page.getByRole('button', { name: nav.menu }).click();
    const menu = page.getByRole('dialog');
    for (const name of [
      nav.jobBoard,
      nav.tutorHub,
      nav.shop,
      nav.hireTutor,
      nav.asParent,
      nav.login,
    ])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByText(nav.asCoach)).toBeVisible();
    await expectNoFindings(page);
    await menu.getByRole('link', { name: nav.asTutor }).click();
    await expect(page).toHaveURL('/auth/tutor/signup');
    await expect(menu).toHaveCount(0);
  });
