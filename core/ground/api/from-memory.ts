/**
 * The header of public answers given while the database is away. Its value: the seconds since they
 * were true.
 */
export const FROM_MEMORY_HEADER = 'x-porua-from-memory';

type Listener = (seconds: number) => void;
const listeners = new Set<Listener>();

/** Gives back the way to stop. Of several elements on a page one says it. */
export function hearFromMemory(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function noteAnswer(headers: Headers): void {
  const seconds = headers.get(FROM_MEMORY_HEADER);
  const [first] = listeners;
  if (seconds !== null) first?.(Number(seconds));
}
