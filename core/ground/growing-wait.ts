/** Milliseconds between tries: each wait is longer than the one before, up to a limit. */
export class GrowingWait {
  readonly #firstMs: number;
  readonly #longestMs: number;
  readonly #factor: number;
  #nextMs: number;

  constructor(firstMs: number, longestMs: number, factor = 2) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
    this.#factor = factor;
    this.#nextMs = firstMs;
  }

  /** Returns the wait before the next try. */
  next(): number {
    const wait = this.#nextMs;
    this.#nextMs = Math.min(this.#longestMs, wait * this.#factor);
    return wait;
  }

  /** Begins again with the first wait: a try went well, or somebody presses. */
  reset() {
    this.#nextMs = this.#firstMs;
  }
}
