import type { Plugin, Rolldown } from 'vite';

/** Characters before minifying: less is compiled faster than a thread takes it over. */
const WORTH_IT = 30_000;

const lengthOf = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/**
 * Has Chromium compile every function of a file while it comes, beside the page's own thread, and not
 * each when it is first called. For what a first view needs: most of that is called at once. Taking a
 * first view over took half as long (docs/performance.md). Other browsers read a comment.
 *
 * It counts before the first statement alone, and Vite writes its list of files there; so it is put on
 * top when all others are done.
 */
export const compileAtOnce = (): Plugin => ({
  name: 'porua-compile-at-once',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && !output.isDynamicEntry && lengthOf(output) >= WORTH_IT)
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});
