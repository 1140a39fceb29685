import type { FastifyReply, FastifyRequest } from 'fastify';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Config } from '#server/ground/config/config.ts';
import { toLang } from '#server/ground/request/request-lang.ts';

/**
 * Remembers the language an address names, so that its reader goes on in it: by a link, with
 * another filter, after a reload. The cookie is the one the app's own switch writes.
 */
export function rememberLang(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const named = toLang(new URL(request.url, 'http://page').searchParams.get('lang'));
  if (named === undefined || named === request.cookies.lang) return;
  reply.setCookie('lang', named, {
    path: '/',
    maxAge: inSeconds({ days: 365 }),
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
