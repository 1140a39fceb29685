import { type EmbedViewer, firstState, type SessionState } from './session-state.ts';

/** The state all elements of a page share, and who is to be told when it changes. */
export class SessionStore {
  state: SessionState = firstState;
  readonly #listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(changes: Partial<SessionState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  enter(viewer: EmbedViewer): void {
    const connection = this.state.connection + 1;
    this.change({ name: 'connected', viewer, connection, notice: null });
  }

  /** Nothing of the person stays, but for what has to be said. */
  leave(): void {
    const { applied, connection, name, notice, viewer } = this.state;
    if (name === 'unavailable') return;
    this.change({ ...firstState, connection, notice, applied: viewer ? [] : applied });
  }
}
