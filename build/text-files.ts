/**
 * `virtual:porua-texts/public` and `virtual:porua-texts/account`: the files of the areas of texts, by
 * area and language, each fetched when it is needed. A new area of the accounts is found by its file;
 * app/ground/texts/areas.ts names those that everybody may need.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { otherAreas, publicAreas } from '#app/ground/texts/areas.ts';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { areaNames, localeFile } from './locale-files.ts';

const PUBLIC = 'virtual:porua-texts/public';
const ACCOUNT = 'virtual:porua-texts/account';

const listed = new Set<string>([...publicAreas, ...otherAreas]);
const areasOf = new Map<string, readonly string[]>([
  [PUBLIC, publicAreas],
  [ACCOUNT, areaNames.filter((area) => !listed.has(area))],
]);

export const textFiles = (root: string): Plugin => ({
  name: 'porua-text-files',
  resolveId: (source) => (areasOf.has(source) ? `\0${source}` : undefined),
  load(id) {
    const areas = areasOf.get(id.slice(1));
    if (areas === undefined) return;
    const entries = areas.map((area) => {
      const loads = LANGS.map(
        (lang) =>
          `${lang}: () => import(${JSON.stringify(path.join(root, localeFile(lang, area)))})`,
      );
      return `${area}: { ${loads.join(', ')} },\n`;
    });
    return `export default {\n${entries.join('')}};`;
  },
});
