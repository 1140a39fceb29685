/**
 * Findings of axe. It runs in the page itself: the builder for Playwright opens another page for each
 * run and passes every rule's result through it, which takes ten times as long.
 */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './reader.ts';

/** The signs of what is on its way, but for the samples of `/ui`, which stay as they are. */
const ON_ITS_WAY =
  '.skeleton:not([data-sample] *), [aria-busy="true"], .progress-overlay, .progress-bar';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The screen has its headline, nothing is on its way any more, and nothing moves. */
export async function waitUntilSettled(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator(ON_ITS_WAY)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document
      .getAnimations()
      // What goes on for ever, or with the scrolling, has no end to wait for.
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

async function expectNone(page: Page, within: string, runOnly: axe.RunOnly) {
  await waitUntilSettled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([context, wanted]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      // What is half below a bar is scrolled out from under it; axe takes it for a small target.
      const bars = [...document.querySelectorAll<HTMLElement>('.area-bar, .area-tabs')];
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await run(context, {
        runOnly: wanted,
        resultTypes: ['violations'],
        iframes: false,
      });
      for (const bar of bars) bar.style.removeProperty('position');
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
    },
    [within, runOnly] as const,
  );
  expect([page.url(), found]).toEqual([page.url(), []]);
}

export const expectNoFindings = (page: Page, within = 'html') =>
  expectNone(page, within, { type: 'tag', values: RULES });

/** Checks contrast alone: in dark only colours differ. The page follows the system, as no theme is chosen. */
export async function expectContrastInDark(page: Page, within = 'html') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, within, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}
