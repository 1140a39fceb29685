import type { Rolldown } from 'vite';

/**
 * Has Chromium compile every function of a file while it comes, beside the page's own thread, and not
 * each when it is first called. For what a first view needs: most of that is called at once. Taking a
 * first view over took half as long (docs/performance.md). Other browsers read a comment.
 */
export const compileAtOnce = (chunk: Rolldown.RenderedChunk): string =>
  chunk.isDynamicEntry ? '' : '//# allFunctionsCalledOnLoad';
