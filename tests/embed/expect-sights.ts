import { expect, type Locator } from '@playwright/test';
import type { Sight } from '../elements/subjects/sight.ts';

/** Waits until all of this can be seen in an element; tests/elements/page/ has the same for its runner. */
export async function expectSights(element: Locator, sights: readonly Sight[]): Promise<void> {
  for (const sight of sights) await expectSight(element, sight);
}

async function expectSight(element: Locator, sight: Sight): Promise<void> {
  if ('role' in sight) {
    const { role, name, value, href } = sight;
    const found = element.getByRole(role, { name, exact: true });
    await expect(found).toBeVisible();
    if (value !== undefined) await expect(found).toHaveValue(value);
    if (href) await expect(found).toHaveAttribute('href', href);
  } else if ('text' in sight)
    await expect(element.getByText(sight.text, { exact: true })).toBeVisible();
  else if ('part' in sight) await expect(element.locator(sight.part)).toContainText(sight.says);
  else if ('without' in sight) await expect(element.locator(sight.without)).toHaveCount(0);
  else {
    await expect(element).toHaveAttribute('data-porua-state', 'failed');
    await expect(element.locator('a.fallback')).toBeVisible();
  }
}
