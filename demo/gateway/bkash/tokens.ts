/** `token/grant` and `token/refresh`: what every other call has to bring along. */

import type { IncomingHttpHeaders } from 'node:http';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';
import { makeId } from '../make-id.ts';
import { bkashAnswer } from './bkash-answer.ts';
import { sandboxMerchant } from './merchant.ts';

const { username, password, appKey, appSecret } = sandboxMerchant;
const GOOD_FOR_SECONDS = inSeconds({ hours: 1 });

export function createTokens({ now }: GatewayState) {
  const validUntil = new Map<string, number>();
  const refreshable = new Set<string>();
  const begin = () => {
    const idToken = `sandbox.${makeId(40)}`;
    const refreshToken = `sandbox-refresh.${makeId(40)}`;
    validUntil.set(idToken, now() + GOOD_FOR_SECONDS * 1_000);
    refreshable.add(refreshToken);
    return bkashAnswer('0000', {
      id_token: idToken,
      token_type: 'Bearer',
      expires_in: GOOD_FOR_SECONDS,
      refresh_token: refreshToken,
    });
  };
  const findFault = (headers: IncomingHttpHeaders, given: GivenFields) => {
    if (headers['username'] !== username || headers['password'] !== password)
      return { status: 'fail', msg: 'Invalid username and password combination' };
    const isApp = given['app_key'] === appKey && given['app_secret'] === appSecret;
    return isApp ? null : bkashAnswer('2001');
  };
  return {
    grant: (headers: IncomingHttpHeaders, given: GivenFields) =>
      findFault(headers, given) ?? begin(),
    refresh(headers: IncomingHttpHeaders, given: GivenFields) {
      const fault = findFault(headers, given);
      if (fault) return fault;
      // Each is good once: the answer brings the next.
      const isKnown = refreshable.delete(given['refresh_token'] ?? '');
      return isKnown ? begin() : { status: 'fail', msg: 'Invalid refresh token' };
    },
    /** Null for who may call; else what API gateways say to the others. */
    refusalOf(headers: IncomingHttpHeaders): string | null {
      // Some merchants write `Bearer` before it, others do not: both are taken.
      const token = headers['authorization']?.replace(/^Bearer /, '') ?? '';
      const until = validUntil.get(token);
      if (until === undefined || headers['x-app-key'] !== appKey) return 'Unauthorized';
      return now() < until ? null : 'The incoming token has expired';
    },
    /** Tokens end before their time, as after a change at bKash's side. */
    revokeAll: () => validUntil.clear(),
  };
}
