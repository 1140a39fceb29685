import { type ReadonlySignal, signal } from '#ui/signals.ts';
import { type EmbedViewer, firstState, type SessionState } from './session-state.ts';

/** The state all elements of a page share. */
export class SessionStore {
  readonly #state = signal(firstState);

  /** The state, for those who watch it. */
  get signal(): ReadonlySignal<SessionState> {
    return this.#state;
  }

  /** The state as it is now; who reads it watches nothing. */
  get state(): SessionState {
    return this.#state.peek();
  }

  change(changes: Partial<SessionState>): void {
    this.#state.value = { ...this.state, ...changes };
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
