/** A file of the app did not come, though the server answers: after a new build it is gone. */
export class MissingFile extends Error {
  /** From then on who needs the file asks for it again. Whoever has shown the failure says so. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A file of the app is missing', { cause });
    this.name = 'MissingFile';
    this.forget = forget;
  }
}
