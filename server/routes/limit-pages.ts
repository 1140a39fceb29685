/** What costs the database or the disk something outside the API: limited like it, counted apart. */
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { ApiError } from '#server/errors/api-error.ts';
import { pathOf } from './contract-paths.ts';

const LIMITED =
  /^\/(?:storage\/|share\/|pay\/|job-board\.|oembed$|readyz$|job-details\/|sitemap|embed\/(?:fragment\/|frame\/hire-contact$))/;

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

export const limitPages = fp(async (app, { perMinute }: { perMinute: number }) => {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    ipv6Subnet: 64,
    allowList: ({ url }) => !LIMITED.test(pathOf(url)),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too_many_requests', { values: { seconds: Math.ceil(ttl / 1000) } }),
  });
});
