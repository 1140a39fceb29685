/** Sends the app's HTML in the language and theme of who asks: drawn, or empty for the browser to fill. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { cookieOrHeaderLang, toLang } from '#server/ground/request/request-lang.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<h1>The app has not been built yet</h1><p>Run <code>npm run build</code>, then load this page again.</p></html>`;

/** That of the address, so that what is shared or found is read in it; else the reader's. */
export const pageLang = (request: FastifyRequest): Lang =>
  toLang(new URL(request.url, 'http://page').searchParams.get('lang')) ??
  cookieOrHeaderLang(request);

function themeOf({ cookies }: FastifyRequest): string {
  const { theme } = cookies;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Writes what all pages are sent with, and returns the theme of who asks. */
export function writePageHead(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, policy }: { status: number; policy: string },
): string {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding');
  return themeOf(request);
}

/** `html`: with `%THEME%` in it; null where the app has not been built. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, status, policy }: { html: string | null; status: number; policy: string },
): FastifyReply {
  const theme = writePageHead(request, reply, { status: html === null ? 503 : status, policy });
  return reply.send(html?.replace('%THEME%', theme) ?? NOT_BUILT);
}
