/** The names and attributes of our cookies. `__Host-` ties them to this very host and to https. */

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Config } from '#server/ground/config/config.ts';

type Site = Pick<Config, 'publicUrl'>;
export type CookieName = 'sid' | 'pre' | 'dev' | 'eg';

type Attributes = Pick<CookieSerializeOptions, 'maxAge' | 'sameSite' | 'secure' | 'partitioned'>;

export const KEPT_SECONDS = inSeconds({ hours: 12 });

const attributes: Record<CookieName, Attributes> = {
  /** The session. Lax, because people arrive by links; never None. */
  sid: { maxAge: inSeconds({ days: 30 }), sameSite: 'lax' },
  /** The cookie of the person who requested a new password: only this browser may use the code. */
  pre: { maxAge: inSeconds({ minutes: 15 }), sameSite: 'strict' },
  /** A device that has signed in before: guessing elsewhere does not slow it down. */
  dev: { maxAge: inSeconds({ days: 365 }), sameSite: 'strict' },
  /**
   * A partner's page stays connected: known to that top-level site only. None has to be Secure, also
   * on http: browsers take such a cookie from localhost, which is where http is used.
   */
  eg: { maxAge: KEPT_SECONDS, sameSite: 'none', secure: true, partitioned: true },
};

const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

export const cookieName = (site: Site, name: CookieName) =>
  isHttps(site) ? `__Host-Http-${name}` : name;

const options = (site: Site, name: CookieName): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  secure: isHttps(site),
  ...attributes[name],
});

export function readCookie(site: Site, request: FastifyRequest, name: CookieName) {
  return request.cookies[cookieName(site, name)];
}

export function setCookie(site: Site, reply: FastifyReply, name: CookieName, value: string) {
  reply.setCookie(cookieName(site, name), value, options(site, name));
}

export function clearCookie(site: Site, reply: FastifyReply, name: CookieName) {
  reply.setCookie(cookieName(site, name), '', { ...options(site, name), maxAge: 0 });
}
