/**
 * Notes everything a page of the runner says and asks for, as the browser's own tools see it: also what no
 * script in the page can notice, such as a refused request or a warning of the browser.
 */
import type { Frame, Page, Request } from '@playwright/test';
import { BEGIN, HERE } from '../page/console-marks.ts';

const QUIET_MS = 500;

export interface Seen {
  /** Complaints of the console and of the page since the partner's page began. */
  complaints: string[];
  /** The addresses that the partner's page and the frames in it asked for. */
  requests: string[];
}

export class PageLog {
  #complaints: string[] = [];
  readonly #asked: { url: string; by: string }[] = [];
  readonly #pending = new Set<Request>();
  #changedAt = 0;
  /** Resolve when the console has come to a place, which stands behind everything said before. */
  readonly #places = new Map<string, PromiseWithResolvers<void>>();

  constructor(page: Page) {
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith(BEGIN)) this.#beginAnew();
      else if (text.startsWith(HERE)) this.#placeOf(text).resolve();
      else if (['warning', 'error'].includes(message.type())) this.#complaints.push(text);
    });
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const by = partnerOf(request);
      if (by === undefined) return;
      this.#asked.push({ url: request.url(), by });
      this.#pending.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request) => {
      this.#pending.delete(request);
      this.#changedAt = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  #beginAnew() {
    this.#complaints = [];
    // Of what the page before had asked for, nobody tells how it ended.
    this.#pending.clear();
  }

  #placeOf(text: string) {
    const place = this.#places.get(text) ?? Promise.withResolvers<void>();
    this.#places.set(text, place);
    return place;
  }

  /** Resolves to what was seen of a partner's page up to a line in its console. */
  async readUpTo(line: string, partner: string): Promise<Seen> {
    await this.#placeOf(line).promise;
    const requests = this.#asked.filter(({ by }) => by === partner).map(({ url }) => url);
    return { complaints: [...this.#complaints], requests };
  }

  /** Resolves when nothing is on its way and nothing was asked for during half a second. */
  async waitUntilQuiet(): Promise<void> {
    this.#changedAt = Date.now();
    while (this.#pending.size > 0 || Date.now() - this.#changedAt < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the address of the partner's page whose frame, or a frame in it, asked. */
function partnerOf(request: Request): string | undefined {
  // What asks for the page itself has no frame to ask about yet.
  if (request.isNavigationRequest()) return undefined;
  let frame: Frame | null = request.frame();
  // The runner's own page is around the partner's.
  while (frame?.parentFrame()?.parentFrame()) frame = frame.parentFrame();
  return frame?.parentFrame() ? frame.url() : undefined;
}
