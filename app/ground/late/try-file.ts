import { after } from './after.ts';
import { connectionIsBack, hasConnection } from './connection.ts';

const PAUSES_MS = [600, 2_000];

/**
 * Fetches a file of the app, and twice more after a pause. Without a connection it waits until there is
 * one. Rejects when the server answers and the file does not come.
 */
export async function tryFile<File>(load: () => Promise<File>): Promise<File> {
  for (let tries = 0; ; ) {
    try {
      return await load();
    } catch (cause) {
      // On a server a file that is missing is a mistake of the build.
      if (typeof window === 'undefined') throw cause;
      const wait = navigator.onLine ? PAUSES_MS[tries] : undefined;
      tries += 1;
      if (wait !== undefined) await after(wait);
      else if (await hasConnection()) throw cause;
      else await connectionIsBack();
    }
  }
}
