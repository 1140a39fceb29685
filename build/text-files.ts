/**
 * `virtual:porua-texts/public` and `virtual:porua-texts/account`: the files of the areas of texts, by
 * area and language, each fetched when it is needed. The file of an area has what other wings say in it
 * too. A new area of the accounts is found by its file; app/ground/texts/areas.ts names those that
 * everybody may need.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { otherAreas, publicAreas } from '#app/ground/texts/areas.ts';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { areaNames, localeFile, readArea, sharedFiles } from './locale-files.ts';

const PUBLIC = 'virtual:porua-texts/public';
const ACCOUNT = 'virtual:porua-texts/account';

const listed = new Set<string>([...publicAreas, ...otherAreas]);
const areasOf = new Map<string, readonly string[]>([
  [PUBLIC, publicAreas],
  [ACCOUNT, areaNames.filter((area) => !listed.has(area))],
]);

const areaOfFile = new Map(
  LANGS.flatMap((lang) =>
    areaNames.map((area) => [localeFile(lang, area), { lang, area }] as const),
  ),
);

export const textFiles = (root: string): Plugin => ({
  name: 'porua-text-files',
  enforce: 'pre',
  resolveId: (source) => (areasOf.has(source) ? `\0${source}` : undefined),
  load(id) {
    const file = areaOfFile.get(path.relative(root, id));
    if (file !== undefined) {
      for (const shared of sharedFiles(file.lang)) this.addWatchFile(path.join(root, shared));
      return readArea(file.lang, file.area);
    }
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
