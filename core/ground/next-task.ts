/** Resolves in a task of its own: what was changed before has been rendered by then. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
