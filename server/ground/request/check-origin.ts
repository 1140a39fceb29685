/**
 * The check against forged requests (CSRF): what is not public answers our own pages and clients
 * without a browser, and nobody else. Browsers say where a request comes from in headers no page
 * can set.
 */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';

const READING = new Set(['GET', 'HEAD']);

export interface OriginCheck {
  request: Pick<FastifyRequest, 'method' | 'headers'>;
  access: Endpoint['access'];
  ownOrigin: string;
  /** The request carries our session cookie and no bearer token. */
  usesCookie: boolean;
}

/** Our own page under another of the server's names, such as 127.0.0.1 or a mapped port. */
function isHostOf(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function isFromOwnPage({ request, access, ownOrigin, usesCookie }: OriginCheck): boolean {
  const { origin, host, authorization, cookie } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') return false;
    return origin === undefined || origin === ownOrigin || isHostOf(origin, host);
  }
  if (origin !== undefined) return origin === ownOrigin;
  // No browser, or one that hides where it comes from.
  if (READING.has(request.method)) return true;
  if (authorization !== undefined && !usesCookie) return true;
  // Nothing that a victim's browser would add, and nothing that would stay in it.
  return access === 'own-pages' && cookie === undefined && !isCookieClient(request);
}

/** Our own pages say so with a header that forms and foreign scripts cannot send. */
export const isCookieClient = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-porua'] === '1';

/** Today's browsers say so of each request that changes something. */
export const isFromBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

export function isOriginRight(check: OriginCheck): boolean {
  if (check.access === 'public') return true;
  const isMarked =
    READING.has(check.request.method) || !check.usesCookie || isCookieClient(check.request);
  return isMarked && isFromOwnPage(check);
}
