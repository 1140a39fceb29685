/** Our window beside the partner's page: its address and its opening. */
import { EMBED_SCOPES } from '#core/people/session/embed-messages.ts';
import type { HostLang } from '../host-lang.ts';
import type { Secrets } from './secrets.ts';

export interface WindowRequest {
  productUrl: string;
  site: string;
  lang: HostLang;
  secrets: Secrets;
  /** Connect when there is none. */
  applyTo?: number;
}

export function windowUrl({ productUrl, site, lang, secrets, applyTo }: WindowRequest): URL {
  const url = new URL(applyTo ? '/embed/apply' : '/embed/connect', productUrl);
  const fields = {
    site,
    origin: location.origin,
    state: secrets.state,
    lang,
    return_to: location.pathname + location.search,
    ...(applyTo
      ? { job: String(applyTo) }
      : { scope: EMBED_SCOPES.join(' '), cc: secrets.challenge }),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url;
}

/** Opens the window in the task of the click, or browsers block it. Null when they did. */
export const openWindow = (url: URL): Window | null =>
  window.open(url, 'porua-connect', 'popup,width=480,height=640');

/** A page of ours in a new tab that knows nothing of this one. */
export const openTab = (href: string) => window.open(href, '_blank', 'noopener');
