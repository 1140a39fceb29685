/** Parts of a first view that the browser takes over one after another, each in a task of its own. */
import { pause } from '../pause.ts';

export interface Turn {
  isDone: boolean;
  /** Settles when it is. */
  readonly done: Promise<void>;
}

export class Turns {
  #last: Promise<void> | undefined = Promise.resolve();

  /** Undefined once the first view has been taken over: whatever is drawn then is drawn at once. */
  take(): Turn | undefined {
    if (!this.#last) return undefined;
    const turn = {
      isDone: false,
      done: this.#last.then(pause).then(() => {
        turn.isDone = true;
      }),
    };
    this.#last = turn.done;
    return turn;
  }

  end(): void {
    this.#last = undefined;
  }
}
