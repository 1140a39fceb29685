import { brand } from '#core/ground/brand.ts';

/** The title of a cached page, in its HTML. */
const TITLE = /<title>([^<]*)/;
const OUR_NAME = new RegExp(` · (?:${brand.name}|${brand.nameBn})$`);

/** Returns the title without our name, which every title ends with. */
export function titleOf(html: string): string {
  const written = TITLE.exec(html)?.[1] ?? '';
  return written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(OUR_NAME, '');
}

export function withTitle(html: string, title: string): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html.replace(TITLE, () => `<title>${escaped}`);
}
