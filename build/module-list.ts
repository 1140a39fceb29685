import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Writes which modules went into which chunk, with their lengths before minifying, for tests/bundle. */
export const moduleList = (root: string): Plugin => ({
  name: 'porua-module-list',
  generateBundle(_options, bundle) {
    const toShortPath = (id: string) => (path.isAbsolute(id) ? path.relative(root, id) : id);
    const lengths = (modules: Rolldown.OutputChunk['modules']) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [toShortPath(id), renderedLength]);
    const chunks = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? [[output.fileName, Object.fromEntries(lengths(output.modules))] as const]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(chunks), null, 1),
    });
  },
});
