/**
 * Findings of axe. It runs in the page itself: the builder for Playwright opens another page for each
 * run and passes every rule's result through it, which takes ten times as long.
 */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './reader.ts';

/** But for the samples of `/ui`, which stay as they are. */
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

export async function expectNoFindings(page: Page, within = 'html') {
  await waitUntilSettled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([context, rules]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await run(context, {
        runOnly: [...rules],
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
    },
    [within, RULES] as const,
  );
  expect([page.url(), found]).toEqual([page.url(), []]);
}
