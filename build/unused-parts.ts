/**
 * Parts of libraries that nobody here needs and their bundlers cannot leave out: what jsPDF draws web
 * pages, SVG and PNG with (ours has text and JPEG), and the prefetching of react-router's links, which
 * asks a framework's server. Saves 124 KB of the build, and 2 KB of every page of the app.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Asked for on Node alone; HarfBuzz runs in the browser. */
const ONLY_ON_NODE = 'module';
const UNUSED_BY_JSPDF = ['html2canvas', 'dompurify', 'canvg', 'fast-png'];
/** Its index names all it has; its parts import what they use. */
const OF_ROUTER = /\/react-router\/dist\/\w+\/lib\//;
const NOTHING = '\0porua-nothing';

export const unusedParts = (root: string): Plugin => ({
  name: 'porua-unused-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (importer.includes('/jspdf/') && UNUSED_BY_JSPDF.includes(source)) return NOTHING;
    if (importer.includes('/harfbuzzjs/') && source === ONLY_ON_NODE)
      return this.environment.name === 'client' ? NOTHING : undefined;
    if (OF_ROUTER.test(importer) && source.endsWith('/ssr/components.js'))
      return path.join(root, 'build/links-without-prefetch.ts');
    return undefined;
  },
  load: (id) =>
    id === NOTHING ? 'export default undefined; export const decode = undefined;' : undefined,
});
