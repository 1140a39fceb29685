/**
 * Lets only the client that requested a code use it: our pages show it by a cookie, others send it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/ground/config/config.ts';
import { isCookieClient } from '#server/ground/request/check-origin.ts';
import { createToken } from '#server/ground/secrets/secrets.ts';
import { readCookie, setCookie } from '#server/people/session/session-cookie.ts';

/** `shown`: what the answer tells a client without cookies. */
export function startChallenge(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): { challenge: string; shown: { challenge?: string } } {
  const isBrowser = isCookieClient(request);
  // Kept over a resend, so that the tries go on counting.
  const known = isBrowser ? readCookie(config, request, 'pre') : undefined;
  const challenge = known ?? createToken();
  // Also before a refusal: the next try has to be the same person's.
  if (isBrowser) setCookie(config, reply, 'pre', challenge);
  return { challenge, shown: isBrowser ? {} : { challenge } };
}

/** Returns the challenge of the caller; without one it is nobody's: the code will not be found. */
export function readChallenge(
  config: Config,
  request: FastifyRequest,
  body: { challenge?: string | undefined },
): string {
  const fromCookie = isCookieClient(request) ? readCookie(config, request, 'pre') : undefined;
  return fromCookie ?? body.challenge ?? '';
}
