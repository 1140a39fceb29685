/** Partners, and the page of one of them with what its browser keeps for it. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EMBED_HEADER, EMBED_SCOPES } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { registerPartner } from '#server/people/partners/register-partner.ts';
import type { Ask, Browser } from './accounts.ts';

let last = 0;

export interface TestPartner {
  site: string;
  origin: string;
}

/** A site nobody has yet, with one origin. */
export async function createPartner(db: Db, more: string[] = []): Promise<TestPartner> {
  last += 1;
  const site = `school-${last}`;
  const origin = `https://${site}.example`;
  await registerPartner(db, { siteId: site, name: `School ${last}`, origins: [origin, ...more] });
  return { site, origin };
}

export const newVerifier = () => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');

/** A script on a page of that origin; its partitioned cookies are its own. */
export function createPartnerPage(app: FastifyInstance, origin: string, fetchSite = 'cross-site') {
  const jar = new Map<string, string>();
  return {
    jar,
    origin,
    async ask({ method = 'POST', url, payload, headers = {} }: Ask) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.inject({
        method,
        url,
        headers: {
          'accept-language': 'en',
          'sec-fetch-site': fetchSite,
          'sec-fetch-mode': 'cors',
          [EMBED_HEADER]: '1',
          origin,
          ...(cookie !== '' && { cookie }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      });
      for (const { name, value } of answer.cookies)
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      return answer;
    },
  };
}
export type PartnerPage = ReturnType<typeof createPartnerPage>;

export interface Wish {
  scopes?: readonly string[];
  keep?: boolean;
}

/** The person agrees on our page; what our popup would send to the partner's. */
export async function approve(
  browser: Browser,
  { site, origin }: TestPartner,
  { scopes = EMBED_SCOPES, keep = false }: Wish = {},
) {
  const verifier = newVerifier();
  const answer = await browser.ask({
    method: 'POST',
    url: '/api/v1/embed/connect',
    payload: { site, origin, scopes, challenge: challengeOf(verifier), keep },
  });
  return { answer, verifier, code: String(answer.json().code) };
}

export const exchange = (
  page: PartnerPage,
  given: { site: string; code: string; verifier: string },
) => page.ask({ url: '/api/v1/embed/token', payload: given });

/** All of it; gives the token. */
export async function connect(
  browser: Browser,
  page: PartnerPage,
  partner: TestPartner,
  wish: Wish = {},
): Promise<string> {
  const { code, verifier } = await approve(browser, partner, wish);
  const answer = await exchange(page, { site: partner.site, code, verifier });
  if (answer.statusCode !== 200) throw new Error(`Not connected: ${answer.body}`);
  return answer.json().access_token;
}

export const callWith = (page: PartnerPage, token: string, given: Partial<Ask> = {}) =>
  page.ask({
    method: 'GET',
    url: '/api/v1/embed/me',
    ...given,
    headers: { authorization: `Bearer ${token}`, ...given.headers },
  });
