import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes which modules went into which chunk; the bundle tests read it. */
export const moduleList = (root: string): Plugin => ({
  name: 'porua-module-list',
  generateBundle(_options, bundle) {
    const toShortPath = (id: string) => (path.isAbsolute(id) ? path.relative(root, id) : id);
    const chunks = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? [[output.fileName, output.moduleIds.map(toShortPath)] as const]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(chunks), null, 1),
    });
  },
});
