import type { FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';

const FALLBACK: Lang = 'bn';

export const toLang = (value: unknown): Lang | undefined =>
  value === 'en' || value === 'bn' ? value : undefined;

/** The first of our languages in the browser's list; browsers send it in order of preference. */
function fromAcceptLanguage(header: string | undefined): Lang | undefined {
  for (const part of (header ?? '').split(',')) {
    const lang = toLang(part.trim().slice(0, 2).toLowerCase());
    if (lang !== undefined) return lang;
  }
  return undefined;
}

export function cookieOrHeaderLang(request: FastifyRequest): Lang {
  // A request refused before routing (a broken address) has no cookies yet.
  const cookies: FastifyRequest['cookies'] | undefined = request.cookies;
  return (
    toLang(cookies?.lang) ?? fromAcceptLanguage(request.headers['accept-language']) ?? FALLBACK
  );
}

const langIn = (fields: unknown): Lang | undefined =>
  typeof fields === 'object' && fields !== null && 'lang' in fields
    ? toLang(fields.lang)
    : undefined;

/** The language of messages, which are never cached. Names in answers follow `lang` alone. */
export function requestLang(request: FastifyRequest): Lang {
  return langIn(request.query) ?? langIn(request.body) ?? cookieOrHeaderLang(request);
}

/** The same from the bytes of a request that could not be read as one. */
export function rawRequestLang(received: string): Lang {
  const find = (pattern: RegExp) => pattern.exec(received)?.[1];
  return (
    toLang(find(/^[^\r\n]*[?&]lang=(en|bn)(?![\w-])/)) ??
    toLang(find(/^cookie:[^\r\n]*[\s;]lang=(en|bn)(?![\w-])/im)) ??
    fromAcceptLanguage(find(/^accept-language:([^\r\n]*)/im)) ??
    FALLBACK
  );
}
