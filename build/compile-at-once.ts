import type { Rolldown } from 'vite';

/** Characters before minifying: less is compiled faster than a thread takes it over. */
const WORTH_IT = 30_000;

const lengthOf = ({ modules }: Rolldown.RenderedChunk) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/**
 * Has Chromium compile every function of a file while it comes, beside the page's own thread, and not
 * each when it is first called. For what a first view needs: most of that is called at once. Taking a
 * first view over took half as long (docs/performance.md). Other browsers read a comment.
 */
export const compileAtOnce = (chunk: Rolldown.RenderedChunk): string =>
  chunk.isDynamicEntry || lengthOf(chunk) < WORTH_IT ? '' : '//# allFunctionsCalledOnLoad';
