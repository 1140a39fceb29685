/** Code that draws HTML: built for Node, since it is JSX, and loaded when it is first needed. */
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * Gives null before the first build, and after a later build until the server restarts: the files the
 * loaded code names are then gone, and pages and elements draw themselves in the browser.
 */
export function createBuiltModule<T>(file: string): () => Promise<T | null> {
  let loadedAt: number | undefined;
  return async () => {
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    loadedAt ??= state.mtimeMs;
    if (loadedAt !== state.mtimeMs) return null;
    const built: T = await import(pathToFileURL(file).href);
    return built;
  };
}
