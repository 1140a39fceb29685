/**
 * Reads what a widget wrote into the address of our window. Nothing of it is trusted before it is
 * checked.
 */

import { parseUrl } from '#core/ground/text/parse-url.ts';
import { EMBED_SCOPES, type EmbedScope } from '#core/people/session/embed-messages.ts';

export interface PartnerRequest {
  site: string;
  /** The origin of the partner's page; everything we say goes to it and nowhere else. */
  origin: string;
  state: string;
  challenge: string;
  scopes: EmbedScope[];
  jobId: number;
  /** The address to which this window goes if it cannot speak to the page. */
  returnUrl: string;
  /** The whole tab was led here: there is no window to speak to. */
  isRedirect: boolean;
}

const SITE = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function readPartnerRequest(query: URLSearchParams): PartnerRequest | null {
  const get = (name: string) => query.get(name) ?? '';
  const origin = get('origin');
  const jobId = Number(get('job'));
  const asked = get('scope').split(' ');
  if (!SITE.test(get('site')) || !SECRET.test(get('state')) || !isPageOrigin(origin)) return null;
  return {
    site: get('site'),
    origin,
    state: get('state'),
    challenge: SECRET.test(get('cc')) ? get('cc') : '',
    scopes: EMBED_SCOPES.filter((scope) => asked.includes(scope)),
    jobId: Number.isInteger(jobId) && jobId > 0 ? jobId : 0,
    returnUrl: toReturnUrl(get('return_to'), origin),
    isRedirect: get('mode') === 'redirect',
  };
}

function isPageOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && parseUrl(text)?.origin === text;
}

/** A path of the partner's own page, or its front page. No address with a host of its own is taken. */
function toReturnUrl(path: string, origin: string): string {
  const url = /^\/(?![/\\])/.test(path) ? parseUrl(path, origin) : undefined;
  return url?.origin === origin ? `${origin}${url.pathname}${url.search}` : `${origin}/`;
}
