import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** Writes dist/embed/frame.html, the page of the iframe form, with the name its script was built to. */
export const framePage = (root: string, folder: string): Plugin => ({
  name: 'porua-frame-page',
  closeBundle() {
    const manifest: Manifest = JSON.parse(
      readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
    );
    const page = readFileSync(path.join(root, 'embed/frame.html'), 'utf8');
    const script = `/embed/${manifest['embed/frame.ts']?.file}`;
    writeFileSync(path.join(folder, 'frame.html'), page.replace('{{FRAME_SCRIPT}}', script));
  },
});
