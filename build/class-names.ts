/**
 * Reads every string literal of the sources as possible class names. Class names are whole literals
 * (never built from parts), so nothing has to be run to know them; words that are not class names
 * are dropped later, by the style engine.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

const CLASS_NAME = /^-?[a-z@][\w:./%[\]#(),+*-]*$/;

export function listSourceFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(test|spec|d)\.tsx?$/.test(file))
    .map((file) => path.join(root, file))
    .sort();
}

/** Sorted and without repetition, so that the sheet does not depend on the order of files. */
export function collectClassNames(files: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (text: string | null | undefined) => {
    for (const word of (text ?? '').split(/\s+/)) if (CLASS_NAME.test(word)) found.add(word);
  };
  const visitor = new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node.value);
    },
    TemplateElement(node) {
      add(node.value.cooked);
    },
  });
  for (const file of files) visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return [...found].sort();
}
