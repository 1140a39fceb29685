import { Store } from '#ui/store.ts';
import { type EmbedViewer, firstState, type SessionState } from './session-state.ts';

/** The state all elements of a page share. */
export class SessionStore extends Store<SessionState> {
  constructor() {
    super(firstState);
  }

  get state(): SessionState {
    return this.get();
  }

  change(changes: Partial<SessionState>): void {
    this.set({ ...this.state, ...changes });
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
