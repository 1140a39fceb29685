import path from 'node:path';
import type { Plugin } from 'vite';
import type { Fault } from './fault.ts';

const root = path.join(import.meta.dirname, '../..');

/** Changes the source as it is loaded, on the server and in the browser; the file stays as it is. */
export const plantFault = ({ file, find, replace }: Fault): Plugin => ({
  name: 'plant-fault',
  enforce: 'pre',
  transform(code, id) {
    if (id.split('?')[0] !== path.join(root, file)) return null;
    // A function, so that `$` in it means nothing.
    return code.replace(find, () => replace);
  },
});
