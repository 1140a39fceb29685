/** bKash gives a token for an hour; one is asked for at a time, and a little before it ends. */

import { z } from 'zod';
import { inMs, inSeconds } from '#core/ground/dates/duration.ts';
import { GatewayAway } from '#server/ground/services/payment-gateway.ts';
import { callGateway, START_TIMEOUT_MS } from '../call-gateway.ts';

export interface BkashSettings {
  url: string;
  username: string;
  password: string;
  appKey: string;
  appSecret: string;
}

const EARLIER_MS = inMs({ minutes: 5 });
const granted = z.object({
  statusCode: z.string().default('0000'),
  id_token: z.string().default(''),
  expires_in: z.coerce.number().default(inSeconds({ hours: 1 })),
});

export function createTokens(
  { url, username, password, appKey, appSecret }: BkashSettings,
  now: () => Date,
) {
  let known: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function grant(): Promise<string> {
    const answer = await callGateway(granted, {
      url: new URL('token/grant', `${url}/`),
      timeoutMs: START_TIMEOUT_MS,
      headers: { 'content-type': 'application/json', username, password },
      body: JSON.stringify({ app_key: appKey, app_secret: appSecret }),
    });
    if (answer.id_token === '') throw new GatewayAway('bkash: no token was granted');
    const until = now().getTime() + answer.expires_in * 1000 - EARLIER_MS;
    known = { token: answer.id_token, until };
    return answer.id_token;
  }

  return {
    drop() {
      known = undefined;
    },
    async current(): Promise<string> {
      if (known !== undefined && known.until > now().getTime()) return known.token;
      asking ??= grant().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
