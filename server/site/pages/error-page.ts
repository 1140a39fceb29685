/**
 * The page a person sees if no page could be made: why, and the ways onward. It needs no other
 * file.
 */
import { createHash } from 'node:crypto';
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { type ServerTextKey, serverText } from '#server/ground/text/server-text.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:48px 20px;font:17px/1.65 system-ui,sans-serif;background:#f5f1e8;color:#1d2a24;text-align:center}
a{color:#0b6e4f;font-weight:600;padding:12px}
@media(prefers-color-scheme:dark){body{background:#0c120f;color:#e8ede9}a{color:#3fbf8f}}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const errorPagePolicy = `default-src 'none';style-src 'sha256-${styleHash}';frame-ancestors 'none';base-uri 'none'`;

/** `message`: in the same language, of the error. */
export function errorPage(lang: Lang, message: string): string {
  const phone = phoneText(brand.phone, lang);
  const text = (key: ServerTextKey) => escapeMarkup(serverText(key, lang, { phone }));
  const title = text('errorPage.title');
  const retry = text('errorPage.retry');
  const home = text('errorPage.home');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>
<main><h1>${title}</h1><p>${escapeMarkup(message)}</p>
<p><a href="">${retry}</a> <a href="/">${home}</a></p>
<p>${text('errorPage.call')}</p></main></html>`;
}
