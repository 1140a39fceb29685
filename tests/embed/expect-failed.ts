import { expect, type Locator } from '@playwright/test';

/**
 * An element without its code: the page's own link is there, what the server has drawn can be read, and
 * nothing in it looks as if it could be pressed or leaves a hole.
 */
export async function expectFailed(element: Locator): Promise<void> {
  await expect(element).toHaveAttribute('data-porua-state', 'failed');
  await expect(element.locator('a.fallback')).toBeVisible();
  await expect(
    element.locator('button, input, select, textarea').locator('visible=true'),
  ).toHaveCount(0);
  const content = await element
    .locator('article')
    .evaluateAll((articles) => articles.reduce((sum, article) => sum + article.clientHeight, 0));
  expect((await element.boundingBox())?.height).toBeLessThan(400 + content);
}
