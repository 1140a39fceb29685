import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** Page to the script it loads. */
const PAGES = {
  'embed/frame.html': 'embed/frame.ts',
  'embed/hire-contact.html': 'embed/hire-contact/hire-contact-page.tsx',
};

/** Writes our pages that stand in frames on partners' pages, with the names their scripts were built to. */
export const framePage = (root: string, folder: string): Plugin => ({
  name: 'porua-frame-page',
  closeBundle() {
    const manifest: Manifest = JSON.parse(
      readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
    );
    for (const [page, source] of Object.entries(PAGES)) {
      const html = readFileSync(path.join(root, page), 'utf8');
      const script = `/embed/${manifest[source]?.file}`;
      const file = path.join(folder, path.basename(page));
      writeFileSync(file, html.replace('{{FRAME_SCRIPT}}', script));
    }
  },
});
