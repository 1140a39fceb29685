/** A file of the app did not come, though the server answers: after a new build it is gone. */
export class MissingFile extends Error {
  /**
   * Makes the next use of the file request it again. Called by the code that has shown the failure.
   */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A file of the app is missing', { cause });
    this.name = 'MissingFile';
    this.forget = forget;
  }
}
