/** One page, opened with an empty cache on a slow connection and a slow phone. */
import type { Browser } from '@playwright/test';

/** 1.6 Mbps with 150 ms, and a processor four times slower: a cheap phone in a full cell. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWER = 4;
/** A task is felt from here on. */
const FELT_MS = 50;
/** Milliseconds after the first view in which bytes and blocking still count. */
const SETTLES_WITHIN_MS = 2_500;

export interface Measured {
  /** The time until the text of the first card has been painted, ms from the start of the page. */
  first: number;
  /** The time until the largest text or picture of the screen was painted, in ms. */
  largest: number;
  /** The time that tasks took beyond 50 ms each, in ms. */
  blocking: number;
  kilobytes: number;
  requests: number;
  shift: number;
}

/** `shown`: a selector, inside the shadow root of `tag` where there is one, that has text once the first view is there. */
export async function measurePage(
  browser: Browser,
  { url, tag, shown }: { url: string; tag?: string; shown: string },
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    let requests = 0;
    session.on('Network.requestWillBeSent', () => {
      requests += 1;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watch, { tag, shown, felt: FELT_MS });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(window, 'seen').first > 0, null, {
      timeout: 60_000,
    });
    await page.waitForTimeout(SETTLES_WITHIN_MS);
    const { first, largest, blocking, shift } = await page.evaluate(() =>
      Reflect.get(window, 'seen'),
    );
    return { first, largest, blocking, shift, kilobytes: bytes / 1024, requests };
  } finally {
    await context.close();
  }
}

/** Watches in the page, before anything else. */
function watch({ tag, shown, felt }: { tag: string | undefined; shown: string; felt: number }) {
  const seen = { first: 0, largest: 0, blocking: 0, shift: 0 };
  Reflect.set(window, 'seen', seen);
  const noteFirst = () => {
    seen.first = performance.now();
  };
  const look = () => {
    const place = tag === undefined ? document : document.querySelector(tag)?.shadowRoot;
    const card = place?.querySelector(shown);
    if (card?.checkVisibility() && card.textContent?.trim()) {
      // The next task after the paint of this frame.
      void scheduler.postTask(noteFirst, { priority: 'user-blocking' });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - felt);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
