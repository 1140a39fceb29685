/** The files of the repository as it is cloned, and what its pages say. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Made by building, installing and running. */
const MADE = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.git']);

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
export const exists = (file: string): boolean => existsSync(path.join(root, file));

/** Paths from the root, folders left out. */
export const allFiles: readonly string[] = globSync('**/*', {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name, parentPath }) => parentPath === root && MADE.has(name),
})
  .filter((entry) => entry.isFile())
  .map(({ name, parentPath }) => path.relative(root, path.join(parentPath, name)))
  .sort();

export const pages = allFiles.filter((file) => /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(file));
export const decisions = pages
  .filter((file) => file.startsWith('docs/decisions/'))
  .map((file) => path.basename(file));

/** Returns the page without examples of code, in which everything may stand. */
export const prose = (file: string): string => read(file).replace(/^```.*?^```/gms, '');

export const headings = (file: string): string[] =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
