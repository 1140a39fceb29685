/**
 * Makes the newest request of a question the only one that counts, which SWR does for answers alone:
 * there an older request that fails late shows its error over a newer answer. Knows besides when a
 * question was asked and answered. One for each cache of SWR.
 */
import type { Cache } from 'swr';

const LONG_AGO = Number.NEGATIVE_INFINITY;

interface Reading {
  /** Rises with each request and change; what an older request brings is not taken. */
  turn: number;
  request: Promise<unknown> | undefined;
  /** The time of the last request, in milliseconds since 1970; long ago where it failed. */
  askedAt: number;
  /** The time at which the data came, in milliseconds since 1970 by the clock of this device. */
  readAt: number | undefined;
}

export class Readings {
  readonly #readings = new Map<string, Reading>();

  /** Tells whether the question was asked within so many milliseconds, and did not fail. */
  isYounger(key: string, ms: number): boolean {
    // The server asks nothing while it draws, and must not look at its clock.
    const askedAt = this.#readings.get(key)?.askedAt ?? LONG_AGO;
    return askedAt !== LONG_AGO && Date.now() - askedAt < ms;
  }

  /** Returns when the last answer came, in ms: a failure after it changes nothing of that. */
  readAtOf(key: string): number | undefined {
    return this.#readings.get(key)?.readAt;
  }

  /**
   * Reads. A request that is no longer the newest ends as the newest does, so that who waits for it
   * has the newest answer, and an error of its own is shown by nothing.
   */
  read<Data>(key: string, read: () => Promise<Data>): Promise<Data> {
    const reading = this.#of(key);
    const request = this.#take(reading, read);
    reading.request = request;
    return request;
  }

  /** An answer came from elsewhere; what is on its way may be older. */
  replace(key: string, readAt = this.readAtOf(key)) {
    const reading = this.#of(key);
    this.#outdate(reading);
    reading.readAt = readAt;
  }

  /** The next who shows the answer reads it again. */
  outdate(key: string) {
    const reading = this.#of(key);
    this.#outdate(reading);
    reading.askedAt = LONG_AGO;
  }

  async #take<Data>(reading: Reading, read: () => Promise<Data>): Promise<Data> {
    this.#outdate(reading);
    const { turn } = reading;
    reading.askedAt = Date.now();
    const outcome: { data?: Data; error?: unknown } = await read().then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    // SWR discards the answer of an older request: this one only has to wait.
    if (turn !== reading.turn) return (reading.request ?? outcome.data) as Promise<Data>;
    reading.request = undefined;
    if ('error' in outcome) {
      reading.askedAt = LONG_AGO;
      throw outcome.error;
    }
    reading.readAt = Date.now();
    return outcome.data as Data;
  }

  #outdate(reading: Reading) {
    reading.turn += 1;
    reading.request = undefined;
  }

  #of(key: string): Reading {
    const known = this.#readings.get(key);
    if (known) return known;
    const reading: Reading = { turn: 0, request: undefined, askedAt: LONG_AGO, readAt: undefined };
    this.#readings.set(key, reading);
    return reading;
  }
}

const ofCaches = new WeakMap<object, Readings>();

export function readingsOf(cache: Cache): Readings {
  const known = ofCaches.get(cache) ?? new Readings();
  ofCaches.set(cache, known);
  return known;
}
