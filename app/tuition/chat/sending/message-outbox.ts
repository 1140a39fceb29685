/**
 * Messages of a thread that the server has not taken yet: sent one after the other, in the order in
 * which they were written, each with a key of its own, until there is an answer. It knows nothing of
 * screens, so that sending goes on when the reader leaves the thread; a reload finds it again.
 */

import type { Draft } from '#app/ground/form/draft.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { newKey } from '#core/ground/api/new-key.ts';
import type { Message } from '#core/tuition/api/chat.ts';
import { Store } from '#ui/store.ts';
import { type Outcome, outcomeOf } from './outcome-of.ts';
import { readWaiting, unsentOf, type WaitingMessage } from './waiting-message.ts';

export interface Sender {
  /** Whoever wrote it is signed in now. */
  isWriterHere(): boolean;
  send(message: Pick<WaitingMessage, 'key' | 'text' | 'picture'>): Promise<Message>;
}

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

export class MessageOutbox {
  readonly waiting: Store<readonly WaitingMessage[]>;
  readonly #draft: Draft;
  #sender: Sender | undefined;
  #isSending = false;
  #isOver = false;
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draft: Draft) {
    this.#draft = draft;
    this.waiting = new Store(readWaiting(draft.read()));
    window.addEventListener('online', this.#startAnew);
  }

  /** The newest way to the server; what waits is sent. */
  resume(sender: Sender) {
    this.#sender = sender;
    this.#startAnew();
  }

  add({ text, picture }: Pick<WaitingMessage, 'text' | 'picture'>) {
    const at = new Date().toISOString();
    const message = { key: newKey(), text, picture, at, problem: null, sent: null };
    this.#put([...this.waiting.get(), message]);
    this.#startAnew();
  }

  /** One that was refused. */
  retry(key: string) {
    this.#change(key, { problem: null });
    this.#startAnew();
  }

  remove(key: string) {
    this.#put(this.waiting.get().filter((message) => message.key !== key));
  }

  /** The thread has them: by whatever answer that became known, they are sent. */
  settle(keys: ReadonlySet<string>) {
    const left = this.waiting.get().filter(({ key }) => !keys.has(key));
    if (left.length < this.waiting.get().length) this.#put(left);
  }

  unsent(): WaitingMessage[] {
    return unsentOf(this.waiting.get());
  }

  /** Its writer has signed out: late answers change nothing any more. */
  end() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#startAnew);
    this.waiting.set([]);
  }

  /** Storage may be full of pictures: then leaving the page would lose what waits. */
  isSaved(): boolean {
    const unsent = this.unsent();
    return unsent.length === 0 || readWaiting(this.#draft.read()).length === unsent.length;
  }

  readonly #startAnew = () => {
    clearTimeout(this.#timer);
    this.#retries = 0;
    void this.#run();
  };

  async #run() {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (;;) {
        const next = this.waiting.get().find(({ problem, sent }) => !problem && !sent);
        if (!next || !this.#sender?.isWriterHere()) return;
        const outcome = await this.#send(this.#sender, next);
        if (outcome.kind === 'wait') return this.#retryLater();
        this.#retries = 0;
        if (outcome.kind === 'refused') this.#change(next.key, { problem: outcome.problem });
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #send(sender: Sender, message: WaitingMessage): Promise<Outcome> {
    try {
      this.#change(message.key, { sent: await sender.send(message) });
      return { kind: 'sent' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return outcomeOf(error);
    }
  }

  #retryLater() {
    if (this.#isOver) return;
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries);
    this.#retries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  #change(key: string, change: Partial<WaitingMessage>) {
    this.#put(
      this.waiting
        .get()
        .map((message) => (message.key === key ? { ...message, ...change } : message)),
    );
  }

  #put(messages: readonly WaitingMessage[]) {
    if (this.#isOver) return;
    const unsent = unsentOf(messages);
    if (unsent.length === 0) this.#draft.forget();
    else this.#draft.write({ messages: unsent });
    this.waiting.set(messages);
  }
}
