/** What draws pages: built for Node, since it is React; loaded when the first page is asked for. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#core/pages/drawn-page.ts';

export const PAGES_BUILD = 'render/pages/pages.js';

/**
 * Null before the first build, and where a later one has replaced what is loaded: its pages are other
 * ones, and begin in the browser until the server starts anew.
 */
export function createPageRenderer(distFolder: string): () => Promise<RenderPage | null> {
  const file = join(distFolder, PAGES_BUILD);
  let loadedAt: number | undefined;
  return async () => {
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    loadedAt ??= state.mtimeMs;
    if (loadedAt !== state.mtimeMs) return null;
    const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return renderPage;
  };
}
