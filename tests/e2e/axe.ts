import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './reader.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNoFindings(page: Page, within = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]),
  ).toEqual([]);
}
