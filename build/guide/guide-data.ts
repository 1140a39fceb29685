/**
 * The guide for partners as a module of data: pages of the app and docs/embed.md have one source, and
 * no Markdown is read in a browser. docs/decisions/0026-the-guide-is-data.md
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { GUIDE_FILES } from '#core/site/guide/guide-text.ts';
import { readGuide } from './read-guide.ts';

export function guideData(root: string): Plugin {
  const files = Object.values(GUIDE_FILES).map((file) => path.join(root, file));
  return {
    name: 'porua-guide',
    enforce: 'pre',
    load(id) {
      if (!files.includes(id)) return;
      this.addWatchFile(id);
      const guide = readGuide(readFileSync(id, 'utf8'));
      // As text, which browsers read faster than an object of a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(guide))})`;
    },
  };
}
