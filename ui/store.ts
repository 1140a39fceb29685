/** A value outside of React that several places watch: docs/decisions/0017-state-and-dates.md. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  /** Returns the value as React's `useSyncExternalStore` takes it. */
  readonly get = (): Value => this.#value;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: Value) {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
