/**
 * A page of a partner made up by a test, with scripts and elements of its own, in a frame of the runner's
 * page: a frame has its own custom elements, modules and globals as a page has, and costs a tenth of one.
 * It stands on the runner's origin, so a test reaches into it, and the product is another site for it.
 */
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { PRODUCT } from '../../setup/test-site.ts';
import type { Seen } from '../runner/page-log.ts';
import { BEGIN, HERE } from './console-marks.ts';
import './note-retries.ts';

export const SCRIPT = `<script src="${PRODUCT}/embed.js" async></script>`;
const DESK = { width: 1280, height: 800 };

interface PageOptions {
  /** Attributes of <html>. */
  html?: string;
  head?: string;
  /** Runs before anything of the page. */
  before?: (page: Window & typeof globalThis) => void;
  /** Neither the page's scripts nor ours run. */
  hasScripts?: boolean;
}

let places = 0;

export class PartnerPage {
  static #shown: HTMLIFrameElement | undefined;
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  /** Shows a page in the place of the one before, which leaves nothing behind. */
  static async open(body: string, options: PageOptions = {}): Promise<PartnerPage> {
    // The runner's own page has another size before its first test.
    if (window.innerWidth !== DESK.width) await setViewport(DESK);
    PartnerPage.#shown?.remove();
    sessionStorage.clear();
    localStorage.clear();
    const html = toHtml(body, options);
    const address = await executeServerCommand<string, { html: string }>('publish-page', { html });
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { position: 'fixed', inset: '0', border: '0' });
    Object.assign(frame, DESK);
    if (options.hasScripts === false) frame.setAttribute('sandbox', 'allow-same-origin');
    Reflect.set(window, 'beforePartner', options.before);
    frame.src = address;
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    PartnerPage.#shown = frame;
    await isLoaded;
    return new PartnerPage(frame);
  }

  get window(): Window & typeof globalThis {
    const { contentWindow, contentDocument } = this.#frame;
    if (!contentDocument?.defaultView || !contentWindow) throw new Error('the page is gone');
    return contentDocument.defaultView;
  }

  get document(): Document {
    return this.window.document;
  }

  find(selector: string): HTMLElement {
    const found = this.document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector} in the page`);
    return found;
  }

  resize(width: number): void {
    this.#frame.width = String(width);
  }

  async #see(): Promise<Seen> {
    places += 1;
    const line = `${HERE}${places}`;
    const partner = this.window.location.href;
    this.window.console.debug(line);
    return executeServerCommand<Seen, { line: string; partner: string }>('read-log', {
      line,
      partner,
    });
  }

  /** Everything the console and the page complained about, also the browser by itself. */
  async complaints(): Promise<string[]> {
    return (await this.#see()).complaints;
  }

  /** The addresses that were asked for. */
  async addresses(): Promise<string[]> {
    return (await this.#see()).requests;
  }

  /** Requests to the product, as paths with their query. */
  async requests(): Promise<string[]> {
    return (await this.addresses())
      .filter((url) => url.startsWith(PRODUCT))
      .map((url) => url.slice(PRODUCT.length));
  }

  /** Waits until nothing is on its way. */
  async quiet(): Promise<void> {
    await executeServerCommand('wait-until-quiet');
  }
}

/** The first script: what the runner reads begins here, and what a test wants to be there first is there. */
const FIRST = `<script>console.debug('${BEGIN}'); parent.beforePartner?.(window); document.currentScript.remove()</script>`;

function toHtml(body: string, { html = 'lang="en"', head = '' }: PageOptions) {
  return `<!doctype html><html ${html}><head><meta charset="utf-8">${FIRST}<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
