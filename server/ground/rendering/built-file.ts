/** Keeps what is made of a file of the build; made again when another build has replaced it. */
import { readFile, stat } from 'node:fs/promises';

/** Gives null where nothing has been built. */
export function createBuiltFile<T>(
  file: string,
  make: (text: string) => T | Promise<T>,
): () => Promise<T | null> {
  let known: { changedAt: number; made: T } | undefined;
  return async () => {
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    if (known?.changedAt !== state.mtimeMs)
      known = { changedAt: state.mtimeMs, made: await make(await readFile(file, 'utf8')) };
    return known.made;
  };
}
