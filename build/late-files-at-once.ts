import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const LATE_IMPORT = /\bimport\(\s*[`"'](\.\/[\w.-]+\.js)[`"']\s*\)/g;

type Bundle = Rolldown.OutputBundle;

/** Returns a file and all it imports, however deep. */
function closureOf(fileName: string, bundle: Bundle, closure = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (closure.has(fileName) || chunk?.type !== 'chunk') return closure;
  closure.add(fileName);
  for (const imported of chunk.imports) closureOf(imported, bundle, closure);
  return closure;
}

/**
 * Has a late import ask for all files it needs at once. The browser finds the imports of a file only in
 * that file: three deep, a press waited for three round trips, 200 ms each on a slow connection. Vite
 * does the same for an app by `<link>` elements, which would stand in a partner's page.
 */
export const lateFilesAtOnce = (): Plugin => ({
  name: 'porua-late-files-at-once',
  generateBundle(_options, bundle) {
    const uses = new Map<string, number>();
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const name of chunk.imports) uses.set(name, (uses.get(name) ?? 0) + 1);
    const usesOf = (name: string) => uses.get(name) ?? 0;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const here = closureOf(chunk.fileName, bundle);
      const folder = path.posix.dirname(chunk.fileName);
      chunk.code = chunk.code.replace(LATE_IMPORT, (whole, file: string) => {
        const needed = [...closureOf(path.posix.join(folder, file), bundle)];
        // In one order everywhere: the same names one after the other compress.
        const more = needed
          .slice(1)
          .filter((name) => !here.has(name))
          .sort((one, other) => usesOf(other) - usesOf(one) || one.localeCompare(other));
        if (more.length === 0) return whole;
        // Written as the minifier writes them, so that they compress with the others.
        const imports = more.map((name) => `import(\`./${path.posix.relative(folder, name)}\`)`);
        return `Promise.all([${[whole, ...imports]}]).then(e=>e[0])`;
      });
    }
  },
});
