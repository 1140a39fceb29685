import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { expect } from './reader.ts';

/** A request follows another one sooner than this. */
const QUIET_MS = 100;
const LOOK_MS = 10;
const IDLE_WITHIN_MS = 1_000;
/** The time a busy machine may take for the answers of a screen. */
const WITHIN_MS = 20_000;

/** The requests of a page, to wait for their ends: `networkidle` is told once after a page load only. */
export class Traffic {
  readonly #open = new Set<Request>();
  readonly #page: Page;
  #changedAt = Date.now();

  /**
   * Chromium tells the beginning of what it reads again behind an old answer (stale-while-revalidate), and
   * never the end: without its cache there is none.
   */
  static async of(page: Page): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    return new Traffic(page);
  }

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // The stream of notifications has no end.
      if (request.resourceType() !== 'eventsource') this.#open.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request) => {
      this.#open.delete(request);
      this.#changedAt = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until the page has nothing more to do and nothing on its way. */
  async settle(): Promise<void> {
    this.#changedAt = Date.now();
    await this.#untilIdle();
    const onItsWay = () => [...this.#open].map((request) => request.url());
    const quietIn = () => this.#changedAt + QUIET_MS - Date.now();
    do {
      // Asking costs nothing: it is noted here what is on its way.
      await expect.poll(onItsWay, { intervals: [LOOK_MS], timeout: WITHIN_MS }).toEqual([]);
      await pause(Math.max(0, quietIn()));
    } while (this.#open.size > 0 || quietIn() > 0);
    await this.#untilIdle();
  }

  async #untilIdle() {
    // A page that draws no frame may never call back by itself.
    await this.#page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      IDLE_WITHIN_MS,
    );
  }
}
