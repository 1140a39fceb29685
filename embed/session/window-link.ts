/**
 * Hears what our window says: directly, or, where the page has cut the two apart, over the channel
 * of the partner's own tabs. `popup.closed` is asked nowhere: it lies for windows that were cut off.
 */
import {
  type CodeMessage,
  channelName,
  type DoneMessage,
  type EmbedMessage,
  type PopupMessage,
} from '#core/people/session/embed-messages.ts';
import { readEmbedMessage } from '#core/people/session/read-embed-message.ts';

/** The ms after which the visitor reads what to do, since no message may ever come. */
const SLOW_MS = 10_000;

interface Expected {
  popup: Window;
  state: string;
  settle(message: PopupMessage | null): void;
}

interface LinkListener {
  onSlow(): void;
  /** Another tab of this origin connected or disconnected. */
  onTabChange(connected: boolean): void;
}

export class WindowLink {
  readonly #productUrl: string;
  readonly #channel: BroadcastChannel;
  readonly #listener: LinkListener;
  #expected: Expected | undefined;

  constructor(productUrl: string, site: string, listener: LinkListener) {
    this.#productUrl = productUrl;
    this.#listener = listener;
    this.#channel = new BroadcastChannel(channelName(site));
    this.#channel.onmessage = ({ data }) => this.#hearTab(readEmbedMessage(data));
    window.addEventListener('message', (event) => this.#hearWindow(event));
  }

  /** The one answer to this state; null when a later question took its place. */
  expect(popup: Window, state: string): Promise<PopupMessage | null> {
    this.#expected?.settle(null);
    return new Promise((resolve) => {
      const timer = setTimeout(this.#listener.onSlow, SLOW_MS);
      this.#expected = {
        popup,
        state,
        settle: (message) => {
          clearTimeout(timer);
          this.#expected = undefined;
          resolve(message);
        },
      };
    });
  }

  /** This page is our window come back: the tab that waits gets the message, and we are done. */
  handOn(message: CodeMessage | DoneMessage): void {
    this.#channel.postMessage(message);
    window.close();
  }

  tellTabs(connected: boolean): void {
    this.#channel.postMessage({ t: 'porua:changed', v: 1, connected } satisfies EmbedMessage);
  }

  #hearWindow(event: MessageEvent) {
    const expected = this.#expected;
    if (event.origin !== this.#productUrl || event.source !== expected?.popup) return;
    const message = this.#take(readEmbedMessage(event.data));
    if (message && message.t !== 'porua:cancel')
      expected.popup.postMessage(
        { t: 'porua:ack', v: 1, state: message.state } satisfies EmbedMessage,
        this.#productUrl,
      );
  }

  #hearTab(message: EmbedMessage | null) {
    if (message?.t === 'porua:changed') this.#listener.onTabChange(message.connected);
    else this.#take(message);
  }

  #take(message: EmbedMessage | null): PopupMessage | undefined {
    const expected = this.#expected;
    if (!message || message.t === 'porua:changed' || message.t === 'porua:ack') return;
    if (message.state !== expected?.state) return;
    expected.settle(message);
    return message;
  }
}
