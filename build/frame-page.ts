/** Writes our pages that stand in frames on partners' pages, with the names their scripts were built to. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { localeFile } from './locale-files.ts';

const CONTACT_PAGE = 'embed/hire-contact.html';

/** Widget to the same thing on our own site, and the file of texts that names it. */
const WIDGETS: Record<string, [path: string, area: string]> = {
  'job-board': ['/job-board', 'board'],
  'job-detail': ['/job-board', 'job'],
  'hire-tutor': ['/crm/hire-tutor', 'hire'],
  'tutor-hub': ['/hub', 'hub'],
  assistant: ['/assistant', 'assistant'],
};

export const framePage = (root: string, folder: string): Plugin => ({
  name: 'porua-frame-page',
  closeBundle() {
    const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
    const manifest: Manifest = JSON.parse(read(folder, '.vite/manifest.json'));
    const script = (source: string) => `/embed/${manifest[source]?.file}`;
    const nameOf = (lang: Lang, area: string, brandName: string): string =>
      JSON.parse(read(root, localeFile(lang, area))).onSite.replace('{{brand}}', brandName);
    const write = (name: string, page: string, values: Record<string, string>) =>
      writeFileSync(
        path.join(folder, name),
        read(root, page).replace(/\{\{(\w+)\}\}/g, (_mark, key: string) => values[key] ?? ''),
      );

    const contact = script('embed/hire-contact/hire-contact-page.tsx');
    write(path.basename(CONTACT_PAGE), CONTACT_PAGE, { FRAME_SCRIPT: contact });
    for (const [widget, [href, area]] of Object.entries(WIDGETS))
      write(`frame-${widget}.html`, 'embed/frame.html', {
        FRAME_SCRIPT: script('embed/frame.ts'),
        WIDGET: widget,
        PATH: href,
        // What stays when no script runs: nobody has said in which language.
        TEXT: `${nameOf('bn', area, brand.nameBn)} · ${nameOf('en', area, brand.name)}`,
      });
  },
});
