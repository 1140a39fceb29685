/**
 * Sends the frame around all pages of the gateway: no file of others, no script but the one named
 * here.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import { pageStyle } from './page-style.ts';
import { pageTexts } from './page-texts.ts';

/** Sends the only form of the page; without scripts its button does. */
const GO_BACK = 'document.forms[0].submit()';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `style-src ${hash(pageStyle)}`,
  `script-src ${hash(GO_BACK)}`,
  'img-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

interface Page {
  lang: Lang;
  title: string;
  /** HTML */
  body: string;
  /** The address in the other language. */
  otherLang: string;
  goesBack?: boolean;
}

export function sendPage(reply: FastifyReply, { lang, title, body, otherLang, goesBack }: Page) {
  const texts = pageTexts[lang];
  const other = lang === 'en' ? 'bn' : 'en';
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(
      `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<p class="banner">${escapeMarkup(texts.banner)}</p>
<main>
<p class="lang"><a href="${escapeMarkup(otherLang)}" lang="${other}" hreflang="${other}">${texts.other}</a></p>
${body}
</main>
${goesBack ? `<script>${GO_BACK}</script>` : ''}
</body>
</html>`,
    );
}
