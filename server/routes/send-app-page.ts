/** The app's one HTML page, in the language and theme of who asks. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOrHeaderLang } from '#server/request/request-lang.ts';
import { createAppPageTemplate } from './app-page-template.ts';
import { appPagePolicy } from './page-policies.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<h1>The app has not been built yet</h1><p>Run <code>npm run build</code>, then load this page again.</p></html>`;

function themeOf(request: FastifyRequest): string {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export type SendAppPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => Promise<FastifyReply>;

/** `policy` is the page's Content-Security-Policy. */
export function createAppPageSender(distFolder: string, policy = appPagePolicy): SendAppPage {
  const renderPage = createAppPageTemplate(distFolder);
  return async (request, reply, status) => {
    const page = await renderPage({
      lang: cookieOrHeaderLang(request),
      theme: themeOf(request),
    });
    return reply
      .code(page === null ? 503 : status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie, accept-language')
      .send(page ?? NOT_BUILT);
  };
}
