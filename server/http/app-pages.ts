/** The single-page app: its files, and its page at every address a person may type. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppPath } from '#core/app-paths.ts';
import { createAppPageTemplate } from './app-page-template.ts';
import { IMMUTABLE, sendBuilt } from './built-files.ts';
import { pathOf } from './contract-paths.ts';
import { handleUnknown } from './handle-unknown.ts';
import { appPagePolicy } from './page-policies.ts';
import { cookieOrHeaderLang } from './request-lang.ts';

const ROOT_FILE = /^\/[\w-]+\.(?:svg|ico|png|txt|xml|webmanifest)$/;
const ROOT_FILE_CACHE = 'public, max-age=3600';
const NOT_FOR_PEOPLE = /^\/(?:api|embed|dev|docs)(?:\/|$)/;

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<h1>The app has not been built yet</h1><p>Run <code>npm run build</code>, then load this page again.</p></html>`;

const schema = { hide: true };

function wantsPage(request: FastifyRequest): boolean {
  return (
    !NOT_FOR_PEOPLE.test(pathOf(request.url)) &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

function themeOf(request: FastifyRequest): string {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export interface AppPagesOptions {
  distFolder: string;
}

export async function appPages(app: FastifyInstance, { distFolder }: AppPagesOptions) {
  const renderPage = createAppPageTemplate(distFolder);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const page = await renderPage({
      lang: cookieOrHeaderLang(request),
      theme: themeOf(request),
    });
    return reply
      .code(page === null ? 503 : status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', appPagePolicy)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie, accept-language')
      .send(page ?? NOT_BUILT);
  };

  app.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) =>
    sendBuilt(reply, `app/assets/${request.params['*']}`, IMMUTABLE),
  );
  app.get('/*', { schema }, (request, reply) => {
    const path = pathOf(request.url);
    if (isAppPath(path)) return sendPage(request, reply, 200);
    if (ROOT_FILE.test(path)) return sendBuilt(reply, `app${path}`, ROOT_FILE_CACHE);
    return wantsPage(request) ? sendPage(request, reply, 404) : handleUnknown(request, reply);
  });
}
