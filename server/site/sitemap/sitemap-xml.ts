/** Sitemaps as sitemaps.org and search engines read them: every page in each language, with the others. */
import { LANGS } from '#core/ground/i18n/lang.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';

export interface ListedPage {
  path: string;
  /** The time of the last change; undefined where nobody keeps that. */
  at?: Date | undefined;
}

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const changed = ({ at }: Pick<ListedPage, 'at'>) =>
  at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`;

function pageXml(origin: string, page: ListedPage): string {
  const address = escapeMarkup(origin + page.path);
  const link = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const links =
    LANGS.map((lang) => link(lang, `${address}?lang=${lang}`)).join('') +
    link('x-default', address);
  const one = (lang: string) =>
    `<url><loc>${address}?lang=${lang}</loc>${changed(page)}${links}</url>\n`;
  return LANGS.map(one).join('');
}

export const sitemapXml = (origin: string, pages: readonly ListedPage[]): string =>
  [
    `${START}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
    ...pages.map((page) => pageXml(origin, page)),
    '</urlset>\n',
  ].join('');

export const sitemapIndexXml = (origin: string, parts: readonly ListedPage[]): string =>
  [
    `${START}<sitemapindex ${SITEMAP}>\n`,
    ...parts.map(
      (part) =>
        `<sitemap><loc>${escapeMarkup(origin + part.path)}</loc>${changed(part)}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('');
