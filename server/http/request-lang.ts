import type { FastifyRequest } from 'fastify';
import type { Lang } from '#core/api/schemas/fields.ts';

const toLang = (value: unknown): Lang | undefined =>
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
  return toLang(cookies?.lang) ?? fromAcceptLanguage(request.headers['accept-language']) ?? 'bn';
}

/** The language of messages, which are never cached. Names in answers follow `lang` alone. */
export function requestLang(request: FastifyRequest): Lang {
  const query: unknown = request.query;
  const asked =
    typeof query === 'object' && query !== null && 'lang' in query ? toLang(query.lang) : undefined;
  return asked ?? cookieOrHeaderLang(request);
}
