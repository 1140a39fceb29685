/**
 * Gives a client what it gets once it is signed in: our own pages a cookie, all others a token.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isCookieClient } from '#server/ground/request/check-origin.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { readCookie, setCookie } from '#server/people/session/session-cookie.ts';
import { endOf, endSessionByToken, type StartedSession } from '#server/people/session/sessions.ts';
import { toSeconds } from './present-user.ts';
import type { ClientInfo, SignedIn } from './send-verify-otp.ts';

export function clientInfo(request: FastifyRequest, lang?: Lang): ClientInfo {
  return {
    origin: originOf(request),
    kind: isCookieClient(request) ? 'cookie' : 'bearer',
    lang: lang ?? requestLang(request),
  };
}

/**
 * Gives the cookie or the token, never both: a page that has the cookie must not hold a token its
 * scripts could lose.
 */
export async function handOver(
  { config, db, now }: Services,
  { session, token }: StartedSession,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const exp = toSeconds(endOf(session));
  if (session.kind === 'bearer') return { api_token: token, exp };
  // What this browser was signed in as before ends here.
  const before = readCookie(config, request, 'sid');
  if (before !== undefined) await endSessionByToken(db, before, now());
  setCookie(config, reply, 'sid', token);
  return { exp };
}

export function otpFields({ otp }: SignedIn) {
  const wait: Record<SignedIn['otp']['status'], number> = {
    sent: RESEND_SECONDS,
    not_needed: 0,
    sms_unavailable: RESEND_SECONDS,
    too_many_requests: 'seconds' in otp ? otp.seconds : RESEND_SECONDS,
  };
  return { otp_status: otp.status, resend_in: wait[otp.status] };
}
