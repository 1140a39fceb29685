/**
 * Limits what costs the database, the disk or the processor something outside the API: limited like
 * it, counted apart, and pages apart from the pictures they show.
 */

import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isAppPath } from '#core/api/app-paths.ts';
import { inMs } from '#core/ground/dates/duration.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { addressOf } from '#server/ground/network/address-block.ts';
import { pathOf } from './contract-paths.ts';
import { wantsPage } from './wants-page.ts';

const LIMITED =
  /^\/(?:storage\/|share\/|pay\/|job-board\.|oembed$|readyz$|job-details\/|sitemap|embed\/(?:fragment\/|frame\/hire-contact$))/;

/** A page that is drawn, or begins empty: every address a browser opens. */
const isPage = (request: FastifyRequest) => isAppPath(pathOf(request.url)) || wantsPage(request);

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

export const limitPages = fp(async (app, { perMinute }: { perMinute: number }) => {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: inMs({ minutes: 1 }),
    keyGenerator: (request) =>
      `${addressOf(request.ip)} ${LIMITED.test(pathOf(request.url)) ? 'file' : 'page'}`,
    allowList: (request) => !LIMITED.test(pathOf(request.url)) && !isPage(request),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too_many_requests', { values: { seconds: Math.ceil(ttl / 1000) } }),
  });
});
