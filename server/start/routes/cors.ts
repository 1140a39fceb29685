/**
 * Sets which pages may read answers by script. Public endpoints answer any page, without
 * credentials. Partner endpoints answer the exact origins in the database. All others answer only
 * our own pages. Set per route and not by origin: an answer that is the same for all must not vary
 * by Origin, or shared caches would keep one copy for each partner.
 */

import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';
import type { Endpoint } from '#core/api/contract.ts';
import { FROM_MEMORY_HEADER } from '#core/ground/api/from-memory.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { EMBED_HEADER } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isPartnerOrigin } from '#server/people/partners/partner-sites.ts';
import { accessPolicies } from './access-policy.ts';
import { methodsAt, publicMethodsAt } from './contract-paths.ts';

declare module 'fastify' {
  // The plugin reads it but does not declare it.
  interface FastifyContextConfig {
    cors?: FastifyCorsOptions;
  }
}

const PUBLIC_PREFLIGHT_SECONDS = inSeconds({ days: 1 });
/** A partner that is switched off shall not be allowed for a day. */
const PARTNER_PREFLIGHT_SECONDS = 600;

export const closedCors = fp(async (app) => {
  await app.register(cors, { origin: false });
});

const publicCors = (path: string): FastifyCorsOptions => ({
  origin: '*',
  methods: publicMethodsAt(path),
  allowedHeaders: ['content-type', 'if-none-match'],
  exposedHeaders: ['x-request-id', 'retry-after', 'etag', FROM_MEMORY_HEADER],
  maxAge: PUBLIC_PREFLIGHT_SECONDS,
  // Others than browsers may ask what there is, without the headers of a preflight.
  strictPreflight: false,
});

const partnerCors = (db: Db, path: string, credentials: boolean): FastifyCorsOptions => ({
  // Asked each time: one read by index, and right at once after a change.
  origin: async (origin: string | undefined) =>
    ((await isPartnerOrigin(db, origin)) && origin) || false,
  credentials,
  methods: methodsAt(path),
  allowedHeaders: credentials
    ? ['content-type', 'authorization', EMBED_HEADER]
    : ['content-type', 'authorization'],
  exposedHeaders: ['x-request-id', 'retry-after'],
  maxAge: PARTNER_PREFLIGHT_SECONDS,
});

export function corsOf(db: Db, { access, path }: Endpoint): FastifyContextConfig {
  const policy = accessPolicies[access].cors;
  if (policy === 'none') return {};
  const cors =
    policy === 'any-origin'
      ? publicCors(path)
      : partnerCors(db, path, policy === 'partner-origins-with-cookies');
  return { cors };
}

/** Caches have to know: only such answers differ by the page that asks. */
export const variesByOrigin = ({ cors }: FastifyContextConfig): boolean =>
  typeof cors?.origin === 'function';
