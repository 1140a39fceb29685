/** index.html of the built app, with what a page has of its own put into it. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '#core/i18n/lang.ts';
import type { FirstViewData, HeadTag } from '#core/pages/drawn-page.ts';

export interface Drawing {
  html: string;
  head: HeadTag[];
  scripts: string[];
  data: FirstViewData;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toText = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

function headHtml(tags: HeadTag[]): string {
  const written = tags.map((one) => {
    if (one.tag === 'title') return `<title>${toText(one.text)}</title>`;
    const attributes = Object.entries(one.attributes).map(
      ([name, value]) => ` ${name}="${toText(value)}"`,
    );
    return `<${one.tag}${attributes.join('')}>`;
  });
  return written.join('\n    ');
}

const scriptsHtml = (scripts: string[]) =>
  scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`).join('\n    ');

/** JSON that ends no script and begins none. */
const dataHtml = (data: FirstViewData) =>
  `<script type="application/json" id="first-view">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const between = (name: string) => new RegExp(`<!--${name}-->[^]*?<!--/${name}-->`);

/** `text` is index.html; `%THEME%` stays, for each reader's own. */
export function fillTemplate(text: string, lang: Lang, drawing?: Drawing): string {
  const page = text.replaceAll('%LANG%', lang);
  if (!drawing) return page;
  const { html, head, scripts, data } = drawing;
  return page
    .replace(between('head'), () => `${headHtml(head)}\n    ${scriptsHtml(scripts)}`)
    .replace(between('page'), () => html)
    .replace(between('data'), () => dataHtml(data));
}

/** Null when the app has not been built; read again when a build has replaced it. */
export function createPageTemplate(distFolder: string): () => Promise<string | null> {
  const file = join(distFolder, 'app', 'index.html');
  let known = { changedAt: 0, text: '' };
  return async () => {
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    if (state.mtimeMs !== known.changedAt)
      known = { changedAt: state.mtimeMs, text: await readFile(file, 'utf8') };
    return known.text;
  };
}
