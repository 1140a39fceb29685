/** index.html of the built app, with what a page has of its own put into it. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '#core/i18n/lang.ts';
import type { FirstViewData, HeadTag } from '#core/pages/drawn-page.ts';
import { serverText } from '#server/text/server-text.ts';

export interface Drawing {
  html: string;
  head: HeadTag[];
  /** Runs first. */
  early: string | undefined;
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

function scriptsHtml({ early, scripts }: Drawing): string {
  const first = early ? [`<script type="module" async crossorigin src="${early}"></script>`] : [];
  const preloads = scripts.map(
    (src) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${src}">`,
  );
  return [...first, ...preloads].join('\n    ');
}

/** JSON that ends no script and begins none. */
const dataHtml = (data: FirstViewData) =>
  `<script type="application/json" id="first-view">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const STYLES = /<link rel="stylesheet"[^>]*>/g;

const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`);

/** What works without scripts, said where they are switched off. */
const noScriptHtml = (lang: Lang) =>
  `<noscript><p class="contained py-2 text-sm">${toText(serverText('page.without_script', lang))}</p></noscript>`;

/** `text` is index.html; `%THEME%` stays, for each reader's own. */
export function fillTemplate(text: string, lang: Lang, drawing?: Drawing): string {
  const page = text.replaceAll('%LANG%', lang);
  if (!drawing) return page;
  const { html, head, data } = drawing;
  // What is drawn is shown by its styles alone: they come before all scripts.
  const styles = page.match(STYLES) ?? [];
  return page
    .replace(STYLES, '')
    .replace(
      between('head'),
      () => `${headHtml(head)}\n    ${styles.join('')}\n    ${scriptsHtml(drawing)}`,
    )
    .replace(between('page'), () => html)
    .replace('<div id="app">', (start) => noScriptHtml(lang) + start)
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
