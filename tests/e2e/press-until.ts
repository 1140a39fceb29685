/**
 * Repeats steps until they are done. A server whose database is in its own process refuses at once
 * while a long query runs (503), and a busy machine makes every query long. Its callers try again,
 * and so do stories of many steps.
 */
import { expect, type Locator } from '@playwright/test';

/** The timeout of one try. */
export const SOON = { timeout: 5_000 };
const TRIES_WITHIN = { timeout: 60_000 };

export const untilDone = (work: () => Promise<void>): Promise<void> =>
  expect(work).toPass(TRIES_WITHIN);

/** Presses, and again where `isDone` is not so soon after. What is done already is not pressed. */
export function pressUntil(button: Locator, isDone: () => Promise<void>): Promise<void> {
  return untilDone(async () => {
    if (await button.isVisible()) await button.click(SOON);
    await isDone();
  });
}
