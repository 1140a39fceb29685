/** One list, opened on a slow phone and read to its end. */
import type { Browser, CDPSession, Page, Route } from '@playwright/test';
import { keepCards, pressToEnd, putInAsHtml, watchInteractions } from './in-page.ts';

export const CARDS = 500;
const SLOWER = 4;
const MEGABYTE = 1024 * 1024;
/** Whatever a press has started has been painted by then. */
const SETTLES_WITHIN_MS = 1_000;
const STARTS_WITHIN_MS = 90_000;
const METRICS = ['ScriptDuration', 'TaskDuration', 'JSHeapUsedSize', 'JSEventListeners'] as const;

export interface LongList {
  url: string;
  /** The element whose shadow root has the list, or that has it itself. */
  tag: string;
  /** Names of the button at the foot, of a field, and of a choice that changes the filter. */
  more: string;
  field: string;
  choice: string;
}

export interface Measured {
  /** Script from the first page to the last, and all that the main thread did meanwhile, ms. */
  script: number;
  tasks: number;
  /** All of it again, where the same cards are put in as HTML. */
  html: number;
  /** More than with the first page: megabytes after a collection, listeners. */
  heap: number;
  listeners: number;
  /**
   * The ms from a key, or a press, to the next paint, of five hundred cards; browsers tell it in
   * eights.
   */
  typing: number;
  filter: number;
}

export async function measureList(
  browser: Browser,
  { url, tag, more, field, choice }: LongList,
  answer: (route: Route) => Promise<void>,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The app lets no HTML in as text.
    bypassCSP: true,
  });
  try {
    await context.route('**/api/*?*', answer);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchInteractions);
    await page.goto(url, { timeout: STARTS_WITHIN_MS });
    await page.getByRole('button', { name: more }).waitFor({ timeout: STARTS_WITHIN_MS });
    await page.waitForTimeout(SETTLES_WITHIN_MS);

    const first = await readMetrics(session);
    await page.evaluate(pressToEnd, { tag, more });
    const last = await readMetrics(session);
    await page.evaluate(keepCards, tag);
    const typing = await slowest(page, () =>
      page.getByLabel(field, { exact: true }).first().pressSequentially('dhan', { delay: 100 }),
    );
    await page.keyboard.press('Escape');
    const label = page.locator('label', { hasText: choice }).first();
    await label.hover();
    // As a finger: what looks first whether anything covers the place would be measured with it.
    const filter = await slowest(page, () => label.click({ force: true }));
    const empty = await readMetrics(session);
    await page.evaluate(putInAsHtml, tag);
    const full = await readMetrics(session);
    return {
      script: last.ScriptDuration - first.ScriptDuration,
      tasks: last.TaskDuration - first.TaskDuration,
      html: full.TaskDuration - empty.TaskDuration,
      heap: last.JSHeapUsedSize - first.JSHeapUsedSize,
      listeners: last.JSEventListeners - first.JSEventListeners,
      typing,
      filter,
    };
  } finally {
    await context.close();
  }
}

/** Reads the metrics in ms and megabytes. */
async function readMetrics(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: (typeof METRICS)[number]) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    ScriptDuration: read('ScriptDuration') * 1000,
    TaskDuration: read('TaskDuration') * 1000,
    JSHeapUsedSize: read('JSHeapUsedSize') / MEGABYTE,
    JSEventListeners: read('JSEventListeners'),
  };
}

/** Returns the time, in ms, of the key or press of an act whose paint came last. */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'slowest', 0));
  await act();
  await page.waitForTimeout(SETTLES_WITHIN_MS);
  return page.evaluate(() => Reflect.get(window, 'slowest'));
}
