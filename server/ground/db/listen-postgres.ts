/**
 * Hearing what is notified on a channel, on a connection of its own. A connection that has gone
 * silent hears nothing and says nothing of it, so it is asked again and again whether it lives.
 */
import type { Sql } from 'postgres';
import type { Listener } from './database.ts';

const BEAT_MS = 5_000;
const AGAIN_MS = 500;

interface Heard {
  onnotify(channel: string, payload: string): void;
  onclose(): void;
}

/** `open` makes a client of one connection, which stays open. */
export function listenPostgres(
  open: (heard: Heard) => Sql,
  channel: string,
  { heard, lost, back }: Listener,
): () => Promise<void> {
  let state: 'new' | 'listening' | 'lost' | 'over' = 'new';
  let timer: NodeJS.Timeout | undefined;
  const beatIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(beat, ms).unref();
  };
  const lose = (error: unknown) => {
    if (state === 'lost' || state === 'over') return;
    state = 'lost';
    lost(error);
    beatIn(AGAIN_MS);
  };
  const client = open({
    onnotify: (_channel, payload) => heard(payload),
    onclose: () => lose(new Error('The connection was closed')),
  });
  const beat = async () => {
    try {
      // A new connection has to hear it as well, so every beat says it.
      await client.unsafe(`listen "${channel}"`);
      if (state === 'new' || state === 'lost') {
        state = 'listening';
        back();
      }
    } catch (error) {
      lose(error);
    }
    if (state !== 'over') beatIn(state === 'lost' ? AGAIN_MS : BEAT_MS);
  };
  beat();
  return async () => {
    state = 'over';
    clearTimeout(timer);
    await client.end({ timeout: 1 });
  };
}
