/**
 * The widgets' copy of core/api/endpoints.ts with only the endpoints their sources name: the whole
 * table, which grows with every area of the app, would travel to each partner page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listSourceFiles } from './class-names.ts';

const TABLE = 'core/api/endpoints.ts';
/** One endpoint, on one line or on several. */
const ENTRY = /^ {2}(\w+): \{[^}]*\},\n/gm;

export function keepNamed(table: string, sources: string): string {
  return table.replace(ENTRY, (entry, name: string) =>
    sources.includes(`'${name}'`) ? entry : '',
  );
}

export const slimEndpoints = (root: string): Plugin => {
  let sources = '';
  return {
    name: 'porua-slim-endpoints',
    enforce: 'pre',
    buildStart() {
      sources = listSourceFiles(root, ['ui', 'widgets', 'embed'])
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n');
    },
    transform: (code, id) =>
      id.endsWith(path.normalize(TABLE)) ? keepNamed(code, sources) : undefined,
  };
};
