/**
 * Keeps what somebody wrote on this device until the server has it. Each item has a key of its own, so
 * that sending it again does no harm; they are sent one after the other, in the order they were written,
 * at once, when the network is back, and after waits that grow. It knows no screen: sending goes on when
 * its writer leaves one, and a reload finds what is left.
 */
import { isApiError, isToBeSentAgain } from '#core/ground/api/api-error.ts';
import { GrowingWait } from '#core/ground/growing-wait.ts';
import { type Signal, signal } from '#ui/signals.ts';
import type { OutboxStorage } from './outbox-storage.ts';

/** The server's words; until its writer edits, retries or deletes it, the item is not sent again. */
export interface Refusal {
  message: string;
  fields: Record<string, string[]>;
}

export interface OutboxItem {
  key: string;
  refusal: Refusal | null;
}

export interface Sender<Item> {
  /** True while its writer is signed in. */
  isWriterHere(): boolean;
  /** Resolves with the item as it is shown until it has been read again; undefined takes it away. */
  send(item: Item): Promise<Item | undefined>;
}

/** Milliseconds. The clock tries too: browsers speak late or wrongly of the connection. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 20_000;

export class Outbox<Item extends OutboxItem> {
  /** The items that have been sent and not read again, then those still to be sent. */
  readonly waiting: Signal<readonly Item[]>;
  readonly #storage: OutboxStorage<Item>;
  readonly #unwatch: () => void;
  readonly #wait = new GrowingWait(FIRST_RETRY_MS, LAST_RETRY_MS);
  #sender: Sender<Item> | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sent: readonly Item[] = [];
  /** The items the browser had no room for: on this page alone. */
  #unsaved: readonly Item[] = [];
  /** The keys of items that are sent or deleted: without room the storage still holds them. */
  readonly #gone = new Set<string>();
  #isOver = false;

  constructor(storage: OutboxStorage<Item>) {
    this.#storage = storage;
    this.waiting = signal(this.unsent());
    this.#unwatch = storage.watch(() => {
      this.#show();
      void this.sendNow();
    });
    window.addEventListener('online', this.#startAnew);
  }

  /** True if all of it outlives the page: storage may be full. */
  get isSaved(): boolean {
    return this.#unsaved.length === 0;
  }

  /** True once its writer has signed out: late answers change nothing any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The items the server does not have, those of other tabs among them. */
  unsent(): readonly Item[] {
    const known = new Set([...this.#gone, ...this.#unsaved.map(({ key }) => key)]);
    return [...this.#unsaved, ...this.#storage.read().filter(({ key }) => !known.has(key))];
  }

  find(key: string): Item | undefined {
    return this.unsent().find((item) => item.key === key);
  }

  /** Takes the newest way to the server, and sends what waits. Resolves as `sendNow` does. */
  resume(sender: Sender<Item>): Promise<void> {
    this.#sender = sender;
    return this.sendNow();
  }

  /** Keeps the item, and sends it as soon as that is possible. */
  add(item: Item) {
    this.#change((items) => [...items, item]);
    void this.sendNow();
  }

  /** Puts an item in the place of another; at the end, if another tab has deleted that one. */
  replace(key: string, item: Item) {
    this.#change((items) =>
      items.some((one) => one.key === key)
        ? items.map((one) => (one.key === key ? item : one))
        : [...items, item],
    );
  }

  remove(key: string) {
    this.settle(new Set([key]));
  }

  /** Lets go of the items that the server is known to have, by whatever answer. */
  settle(keys: ReadonlySet<string>) {
    if (!this.waiting.value.some(({ key }) => keys.has(key))) return;
    this.#sent = this.#sent.filter(({ key }) => !keys.has(key));
    this.#change((items) => items.filter(({ key }) => !keys.has(key)));
  }

  /** Sends one that was refused as it is. */
  retry(key: string) {
    this.#change((items) =>
      items.map((item) => (item.key === key ? { ...item, refusal: null } : item)),
    );
    void this.sendNow();
  }

  /** Sends what waits. Resolves when nothing is left to send, or nothing can be sent now. */
  sendNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#wait.reset();
    return this.#begin();
  }

  /** Ends it for good: its writer has signed out. */
  end() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#unwatch();
    window.removeEventListener('online', this.#startAnew);
    this.waiting.value = [];
  }

  readonly #startAnew = () => void this.sendNow();
  readonly #show = () => {
    this.waiting.value = [...this.#sent, ...this.unsent()];
  };

  async #sendAll() {
    // It must not be over before `#begin` has noted that it runs.
    await undefined;
    try {
      for (;;) {
        const next = this.unsent().find(({ refusal }) => refusal === null);
        if (!next || this.#isOver || !this.#sender?.isWriterHere()) return;
        if (!(await this.#hasAnswer(this.#sender, next))) return this.#retryLater();
        this.#wait.reset();
      }
    } finally {
      this.#sending = undefined;
    }
  }

  async #hasAnswer(sender: Sender<Item>, item: Item): Promise<boolean> {
    try {
      const sent = await sender.send(item);
      if (sent) this.#sent = [...this.#sent, sent];
      this.#change((items) => items.filter(({ key }) => key !== item.key));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // It may have arrived, or will; its key makes sending it again harmless.
      if (isToBeSentAgain(error)) return false;
      const refusal = { message: error.message, fields: error.fields };
      this.#change((items) =>
        items.map((one) => (one.key === item.key ? { ...one, refusal } : one)),
      );
      return true;
    }
  }

  #retryLater() {
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#begin(), this.#wait.next());
  }

  #begin(): Promise<void> {
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  /** Changes what is on the device now: another tab may have changed it. */
  #change(change: (items: readonly Item[]) => readonly Item[]) {
    if (this.#isOver) return;
    const before = this.unsent();
    const next = change(before);
    const left = new Set(next.map(({ key }) => key));
    for (const { key } of before) if (!left.has(key)) this.#gone.add(key);
    this.#unsaved = this.#storage.write(next) ? [] : next;
    this.#show();
  }
}
