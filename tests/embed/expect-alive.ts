import { expect, type Locator } from '@playwright/test';

/** The element answers: its code has taken the first view over, with all that comes later. */
export async function expectAlive(element: Locator): Promise<void> {
  await expect(element).toHaveAttribute('data-porua-state', 'ready');
  await expect(element.locator('[data-late]')).toHaveCount(0);
}
