/** Pictures of a list that did not come. The list hears of all, and each is notified of itself alone. */
export class LostPhotos {
  /** The addresses of lost pictures, also for cards that come to life later. */
  readonly #sources = new Set<string>();
  readonly #losers = new WeakMap<EventTarget, () => void>();

  has(source: string): boolean {
    return this.#sources.has(source);
  }

  /** Returns the `ref` of a picture; `lose` is what to do when it does not come. */
  watch(lose: () => void) {
    return (image: HTMLImageElement | null): void => {
      if (image) this.#losers.set(image, lose);
    };
  }

  /** An error in the list. */
  hear({ target }: { target: EventTarget }): void {
    if (!(target instanceof HTMLImageElement)) return;
    this.#sources.add(target.getAttribute('src') ?? '');
    this.#losers.get(target)?.();
  }
}
