/**
 * Keeps what was read from the API, for all who show it:
 * docs/decisions/0021-answers-without-a-library.md. Only effects and events write to it, so that
 * nothing of it is there while the server draws.
 */
export interface AnswerState {
  readonly data: unknown;
  /** The error of the newest try; the answer before it stays beside it. */
  readonly error: unknown;
  /** The answer is on its way, and none is there. */
  readonly isLoading: boolean;
}

export const NO_ANSWER: AnswerState = { data: undefined, error: undefined, isLoading: true };

type Read = () => Promise<unknown>;

interface Entry {
  state: AnswerState;
  /** The time at which its data came, in milliseconds since 1970 by the clock of this device. */
  readAt: number | undefined;
  /**
   * The time of the last request, in milliseconds since 1970: an answer asked for long ago is asked
   * for again.
   */
  askedAt: number;
  /** Rises with each request and change; what an older request brings is not taken. */
  turn: number;
  request: Promise<void> | undefined;
  /** The readers on the screen that show it: how each of them reads it. */
  readers: Set<Read>;
}

/** Equal questions have equal keys; answers are read again by the name. */
export const answerKey = (name: string, ...question: unknown[]) =>
  `${name} ${JSON.stringify(question)}`;
const nameOf = (key: string) => key.slice(0, key.indexOf(' '));

const LONG_AGO = Number.NEGATIVE_INFINITY;

export class Answers {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  /** Listens to changes, as React's `useSyncExternalStore` takes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf(key: string): AnswerState | undefined {
    return this.#entries.get(key)?.state;
  }

  /** Returns when the last answer came, in ms: a failure after it changes nothing of that. */
  readAtOf(key: string): number | undefined {
    return this.#entries.get(key)?.readAt;
  }

  /**
   * Somebody shows the answer, until what this gives is called. It is read where it is not fresh;
   * what is `known` stands where none is there, and is not read.
   */
  join(key: string, read: Read, freshMs: number, known: AnswerState | undefined): () => void {
    const entry = this.#entryOf(key);
    const { readers, state } = entry;
    // The person who comes to what failed sees why, as those do who are there.
    const hasFailed = state.error !== undefined && readers.size > 0;
    readers.add(read);
    if (!known && !hasFailed) this.askIfOlder(freshMs, key, read);
    else if (known && state.data === undefined) this.#show(entry, known);
    return () => readers.delete(read);
  }

  /** Reads again, whatever is there or on its way. Resolves with the newest answer or error shown. */
  ask(key: string, read: Read): Promise<void> {
    const entry = this.#entryOf(key);
    entry.request = this.#request(entry, read);
    return entry.request;
  }

  /** Reads, unless that was done or begun within so many milliseconds. */
  askIfOlder(ms: number, key: string, read: Read) {
    const { request, askedAt } = this.#entryOf(key);
    if (!request && Date.now() - askedAt >= ms) void this.ask(key, read);
  }

  /** Reads again what is shown of these names, and outdates the rest of them. */
  async refresh(isMeant: (name: string) => boolean) {
    const meant = [...this.#entries].filter(([key]) => isMeant(nameOf(key)));
    await Promise.all(
      meant.map(([key, entry]) => {
        this.#outdate(entry);
        entry.askedAt = LONG_AGO;
        const [read] = entry.readers;
        return read && this.ask(key, read);
      }),
    );
  }

  /** Puts in what is known from elsewhere; what is on its way may be older and is not taken. */
  put(key: string, data: unknown, readAt: number | undefined = Date.now()) {
    const entry = this.#entryOf(key);
    this.#outdate(entry);
    this.#show(entry, { data, error: undefined, isLoading: false }, readAt);
  }

  /** The same for all answers of a name, each from what it was. */
  change<Data>(name: string, change: (data: Data) => Data) {
    // Answers of one name are of one kind.
    for (const [key, { state, readAt }] of this.#entries)
      if (nameOf(key) === name && state.data !== undefined)
        this.put(key, change(state.data as Data), readAt);
  }

  #entryOf(key: string): Entry {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry = {
      state: NO_ANSWER,
      readAt: undefined,
      askedAt: LONG_AGO,
      turn: 0,
      request: undefined,
      readers: new Set(),
    };
    this.#entries.set(key, entry);
    return entry;
  }

  async #request(entry: Entry, read: Read): Promise<void> {
    this.#outdate(entry);
    const { turn, state } = entry;
    entry.askedAt = Date.now();
    if (state.data === undefined) this.#show(entry, { ...state, isLoading: true });
    const outcome = await read().then(
      (data) => ({ data: keepEqual(entry.state.data, data), error: undefined }),
      (error: unknown) => ({ data: entry.state.data, error }),
    );
    if (turn !== entry.turn) return entry.request;
    entry.request = undefined;
    const hasFailed = outcome.error !== undefined;
    if (hasFailed) entry.askedAt = LONG_AGO;
    this.#show(entry, { ...outcome, isLoading: false }, hasFailed ? entry.readAt : Date.now());
  }

  #outdate(entry: Entry) {
    entry.turn += 1;
    entry.request = undefined;
  }

  #show(entry: Entry, state: AnswerState, readAt = entry.readAt) {
    const { data, error, isLoading } = entry.state;
    const isSame = state.data === data && state.error === error && state.isLoading === isLoading;
    if (isSame && readAt === entry.readAt) return;
    entry.readAt = readAt;
    // The same object to those who draw it.
    if (!isSame) entry.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** An answer that says the same stays the same object, so that nothing is drawn again. */
const keepEqual = (before: unknown, data: unknown) =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(data) ? before : data;
