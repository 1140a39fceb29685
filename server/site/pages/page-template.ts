/** index.html of the built app, with what a page has of its own put into it. */
import { join } from 'node:path';
import type { FirstViewData, HeadTag } from '#core/api/drawn-page.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import { createBuiltFile } from '#server/ground/rendering/built-file.ts';
import { serverText } from '#server/ground/text/server-text.ts';

export interface Drawing {
  html: string;
  head: HeadTag[];
  /** Facts for search engines, each a block of its own. */
  facts: object[];
  /** Runs first: the text of a script. */
  early: string;
  /** The text of the styles that links of the template name. */
  styles: string;
  /** The scripts of the page's screens, in the order they run in. */
  scripts: string[];
  /** The script that is asked for while the page is still read; null where there is none. */
  largest: string | null;
  data: FirstViewData;
}

function headHtml(tags: HeadTag[]): string {
  const written = tags.map((one) => {
    if (one.tag === 'title') return `<title>${escapeMarkup(one.text)}</title>`;
    const attributes = Object.entries(one.attributes).map(
      ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
    );
    return `<${one.tag}${attributes.join('')}>`;
  });
  return written.join('\n    ');
}

/** JSON that ends no script and begins none. No browser runs what has such a type. */
const jsonHtml = (attributes: string, data: object) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const dataHtml = (data: FirstViewData) => jsonHtml('type="application/json" id="first-view"', data);
/** Fetched when the page has been painted: app/start/fetch-scripts.ts. */
const scriptsHtml = (scripts: string[]) =>
  jsonHtml('type="application/json" id="scripts"', scripts);
/** Low: fonts and pictures of the first view come before it. */
const askHtml = (script: string | null) =>
  script === null
    ? ''
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="${escapeMarkup(script)}">`;
const factsHtml = (facts: object[]) =>
  facts.map((one) => jsonHtml('type="application/ld+json"', one)).join('\n    ');

const SCRIPTS =
  /\s*<(?:script type="module"[^>]* src="([^"]+)"><\/script>|link rel="modulepreload"[^>]* href="([^"]+)">)/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]*?(?= ?\/?>)/g;

const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`);

/** Writes what works without scripts, shown if they are switched off. */
const noScriptHtml = (lang: Lang) =>
  `<noscript><p class="contained py-2 text-sm">${escapeMarkup(serverText('page.without_script', lang))}</p></noscript>`;

/** `text` is index.html; `%THEME%` stays, for each reader's own. */
export function fillTemplate(text: string, lang: Lang, drawing?: Drawing): string {
  const page = text.replaceAll('%LANG%', lang);
  if (!drawing) return page;
  const named = [...page.matchAll(SCRIPTS)];
  const parts = named.flatMap(([, , part]) => part ?? []);
  const main = named.flatMap(([, script]) => script ?? []);
  const { html, head, facts, early, styles, data, scripts, largest } = drawing;
  return (
    page
      .replace(SCRIPTS, '')
      .replace(between('head'), () =>
        [
          askHtml(largest),
          `<style>${styles}</style>`,
          scriptsHtml([...parts, ...scripts, ...main]),
          `<script>${early}</script>`,
          headHtml(head),
          factsHtml(facts),
        ].join('\n    '),
      )
      // The link stays, switched off: what is fetched later looks for it, and would fetch it again.
      .replace(STYLE_LINK, (link) => `${link} disabled`)
      .replace(between('page'), () => html)
      .replace('<div id="app">', (start) => noScriptHtml(lang) + start)
      .replace(between('data'), () => dataHtml(data))
  );
}

/** Null when the app has not been built. */
export const createPageTemplate = (distFolder: string): (() => Promise<string | null>) =>
  createBuiltFile(join(distFolder, 'app', 'index.html'), (text) => text);
