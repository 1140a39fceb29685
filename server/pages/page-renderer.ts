/** What draws pages: built for Node, since it is React; loaded when the first page is asked for. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#core/pages/drawn-page.ts';

export const PAGES_BUILD = 'render/pages/pages.js';

/** Null before the first build. A later build is another module. */
export function createPageRenderer(distFolder: string): () => Promise<RenderPage | null> {
  const file = join(distFolder, PAGES_BUILD);
  return async () => {
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    const { renderPage }: { renderPage: RenderPage } = await import(
      `${pathToFileURL(file)}?${state.mtimeMs}`
    );
    return renderPage;
  };
}
