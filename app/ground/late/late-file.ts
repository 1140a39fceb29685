import { MissingFile } from './missing-file.ts';

/** A file that is fetched once, when it is first needed. */
export class LateFile<Content> {
  readonly #fetch: () => Promise<Content>;
  #content: Content | undefined;
  #fetching: Promise<Content> | undefined;
  #hasFailed = false;

  constructor(fetch: () => Promise<Content>) {
    this.#fetch = fetch;
  }

  /** Undefined until it is there. */
  find(): Content | undefined {
    return this.#content;
  }

  /** Asks again for what did not come before. */
  load(): Promise<Content> {
    if (this.#hasFailed) this.#forget();
    return this.wait();
  }

  /**
   * Waits for the file in a drawing, which asks each time it is tried: what did not come stays
   * missing until the failure was shown (`MissingFile.forget`). Forgotten earlier, drawing and
   * asking would follow each other without end.
   */
  wait(): Promise<Content> {
    this.#fetching ??= this.#fetch().then(
      (content) => {
        this.#content = content;
        return content;
      },
      (cause: unknown) => {
        this.#hasFailed = true;
        throw new MissingFile(cause, () => {
          if (this.#hasFailed) this.#forget();
        });
      },
    );
    return this.#fetching;
  }

  #forget() {
    this.#fetching = undefined;
    this.#hasFailed = false;
  }
}
