/** One page, opened with an empty cache on a slow connection and a slow phone. */
import { z } from 'zod';
import type { PlainBrowser } from '../plain-browser.ts';

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
/** Not each frame: who asks for frames has a page drawn before it is read, which blocks 200 ms more. */
const LOOKS_EVERY_MS = 5;
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
  /**
   * The time from the first card to the answer of a press on what is shown with it, in ms; NaN where
   * nothing is pressed.
   */
  answered: number;
}

/** A press as soon as the first view stands; it is answered when what `answer` selects says something else. */
export interface Press {
  on: string;
  /** The beginning of its text or name. */
  named: string;
  answer: string;
}

export interface MeasuredPage {
  url: string;
  /** The element, where the page has one. */
  tag?: string | undefined;
  /** A selector, inside the shadow root of `tag`, that has text once the first view is there. */
  shown: string;
  press?: Press | undefined;
}

const ENDS_WITHIN_MS = 60_000;
const SCREEN = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

const seenSchema = z.object({
  first: z.number(),
  largest: z.number(),
  blocking: z.number(),
  shift: z.number(),
  /** Null where nothing is pressed: JSON has no NaN. */
  answered: z.number().nullable(),
});
const finishedSchema = z.object({ encodedDataLength: z.number() });

export async function measurePage(
  browser: PlainBrowser,
  { url, tag, shown, press }: MeasuredPage,
): Promise<Measured> {
  const page = await browser.openPage();
  try {
    let bytes = 0;
    let requests = 0;
    page.on('Network.requestWillBeSent', () => {
      requests += 1;
    });
    page.on('Network.loadingFinished', (params) => {
      bytes += finishedSchema.parse(params).encodedDataLength;
    });
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', LINE);
    await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watch})(${JSON.stringify({ tag, shown, press, felt: FELT_MS, every: LOOKS_EVERY_MS })})`,
    });
    await page.send('Page.navigate', { url });
    await page.waitFor('window.seen?.first > 0', ENDS_WITHIN_MS);
    if (press) await page.waitFor('window.seen.answered > 0', ENDS_WITHIN_MS);
    else await new Promise((resolve) => setTimeout(resolve, SETTLES_WITHIN_MS));
    const seen = seenSchema.parse(
      JSON.parse(String(await page.evaluate('JSON.stringify(window.seen)'))),
    );
    return {
      ...seen,
      answered: seen.answered ?? Number.NaN,
      kilobytes: bytes / 1024,
      requests,
    };
  } finally {
    await page.close();
  }
}

interface Watched extends Omit<MeasuredPage, 'url'> {
  felt: number;
  every: number;
}

/** Watches in the page, before anything else. */
function watch({ tag, shown, press, felt, every }: Watched) {
  const seen = { first: 0, largest: 0, blocking: 0, shift: 0, answered: Number.NaN };
  Reflect.set(window, 'seen', seen);
  const place = () => (tag === undefined ? document : document.querySelector(tag)?.shadowRoot);
  const textsOf = (selector: string) =>
    [...(place()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join();
  const pressIt = ({ on, named, answer }: Press) => {
    const isIt = (one: Element) =>
      (one.ariaLabel ?? one.textContent ?? '').trim().startsWith(named);
    const target = [...(place()?.querySelectorAll<HTMLElement>(on) ?? [])].find(isIt);
    if (!target) return void setTimeout(() => pressIt({ on, named, answer }), every);
    const whole = document.readyState !== 'loading';
    let before = textsOf(answer);
    target.click();
    const wait = () => {
      if (textsOf(answer) === before) setTimeout(wait, every);
      else seen.answered = performance.now() - seen.first;
    };
    if (whole) return wait();
    // What of the page is still to come is no answer.
    document.addEventListener('DOMContentLoaded', () => {
      before = textsOf(answer);
      wait();
    });
  };
  const noteFirst = () => {
    seen.first = performance.now();
    if (press) pressIt(press);
  };
  const look = () => {
    const card = place()?.querySelector(shown);
    if (!card?.checkVisibility() || !card.textContent?.trim()) return void setTimeout(look, every);
    // The next task after the paint of this frame.
    requestAnimationFrame(() => scheduler.postTask(noteFirst, { priority: 'user-blocking' }));
  };
  look();
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
