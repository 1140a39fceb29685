/**
 * Gives parts of the elements a copy of something small that others have too. As a file that they
 * share it would be one request more for each of them; in the code of all elements it would be there
 * for those that do without.
 *
 * - The texts that all elements say, with each file of an element's texts, in its language.
 * - How a list is narrowed, with what a conversation searches by, and with its results.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const COMMON = /^#(locales\/\w+\/ground\/common\.json)$/;
const TEXTS = /\/embed\/(texts\/\w+\/\w+)\.ts$/;
const FILTERS = /(?:^#core\/market\/filters|^\.)\/([\w-]+\.ts)$/;
const CONVERSATION =
  /\/(?:core\/site\/(assistant)\/|widgets\/assistant\/(?:[\w-]+\/)*([\w-]+)\.tsx?$|core\/market\/filters\/[\w-]+\.ts\?([\w-]+)$)/;
const TEXTS_COPY = /^\0porua-copy:(\S+)/;

export const ownCopies = (root: string): Plugin => ({
  name: 'porua-own-copies',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const common = COMMON.exec(source)?.[1];
    const texts = TEXTS.exec(importer)?.[1];
    if (common && texts) return `\0porua-copy:${common} ${texts}`;
    const filter = FILTERS.exec(source)?.[1];
    const [, engine, part, copy] = CONVERSATION.exec(importer) ?? [];
    const isOfFilters = source.startsWith('#') || copy !== undefined;
    if (!filter || !isOfFilters) return undefined;
    const owner = engine ?? part ?? copy;
    return owner && `${path.join(root, 'core/market/filters', filter)}?${owner}`;
  },
  load(id) {
    const common = TEXTS_COPY.exec(id)?.[1];
    if (common === undefined) return;
    const file = path.join(root, common);
    this.addWatchFile(file);
    return `export default ${readFileSync(file, 'utf8')};`;
  },
});
