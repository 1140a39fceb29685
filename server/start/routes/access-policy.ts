/**
 * The one table of who may call what from where. Endpoints name their row in the contract; every
 * other route has to be listed below, or the server does not start.
 */
import fp from 'fastify-plugin';
import type { Endpoint } from '#core/api/contract.ts';
import { endpointsAt } from './contract-paths.ts';

export interface AccessPolicy {
  /** The origins whose pages may read the answer by script. */
  cors: 'any-origin' | 'partner-origins' | 'partner-origins-with-cookies' | 'none';
  /**
   * `own`: pages of other origins are refused, also same-site ones (check-origin.ts). `partner`:
   * only pages of a registered origin, which never includes our own (guard-partner.ts).
   */
  callers: 'anybody' | 'own' | 'partner';
  session:
    | 'ignored'
    | 'otp-only-or-full'
    | 'staff-without-factor'
    | 'full'
    | 'tutor'
    | 'parent'
    | 'staff'
    | 'embed-token';
}

export const accessPolicies: Record<Endpoint['access'], AccessPolicy> = {
  public: { cors: 'any-origin', callers: 'anybody', session: 'ignored' },
  'own-pages': { cors: 'none', callers: 'own', session: 'ignored' },
  'otp-session': { cors: 'none', callers: 'own', session: 'otp-only-or-full' },
  'staff-session': { cors: 'none', callers: 'own', session: 'staff-without-factor' },
  session: { cors: 'none', callers: 'own', session: 'full' },
  tutor: { cors: 'none', callers: 'own', session: 'tutor' },
  partner: { cors: 'partner-origins-with-cookies', callers: 'partner', session: 'ignored' },
  embed: { cors: 'partner-origins', callers: 'partner', session: 'embed-token' },
  parent: { cors: 'none', callers: 'own', session: 'parent' },
  staff: { cors: 'none', callers: 'own', session: 'staff' },
};

/** Pages and files: read only, the same for everybody, without a session. */
const openRoutes = [
  /^\/(healthz|readyz)$/,
  /^\/docs\/api(\/|$)/,
  /^\/embed(\.js|\/)/,
  /^\/assets\/\*$/,
  /^\/sw\.js$/,
  /^\/map\.pmtiles$/,
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/:file)$/,
  /^\/dev\/outbox$/,
  /^\/storage\/(?:profile|logos)\/:name$/,
  /^\/job-board\.(?:rss|atom|json)$/,
  /^\/calendar\/:token\.ics$/,
  /^\/oembed$/,
  /^\/share\/(?:(?:job|tutor)\/:file|(?:page|job-board|hub)\.jpg)$/,
  /^\/?\*$/,
];
/** Payment services send payers and notices here: what they bring is not believed (payment-routes.ts). */
const paymentRoutes = /^\/pay\/(?:return\/:ref|:method\/notice)$/;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isListedRoute(method: string, url: string): boolean {
  // Preflights have no effect; the cors plugin answers them by the settings of the path.
  if (method === 'OPTIONS') return true;
  // Ends a wait between two codes of the demo, for programs on its own machine.
  if (method === 'DELETE' && url === '/dev/outbox') return true;
  if (paymentRoutes.test(url)) return method === 'POST' || READING.has(method);
  const known = endpointsAt(url).map((endpoint): string => endpoint.method);
  if (known.includes(method) || (method === 'HEAD' && known.includes('GET'))) return true;
  return READING.has(method) && openRoutes.some((pattern) => pattern.test(url));
}

/** Registered before every route. */
export const listedRoutesOnly = fp(async (app) => {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!isListedRoute(one, url))
        throw new Error(
          `${one} ${url} is not in server/start/routes/access-policy.ts: add it there`,
        );
  });
});
