/**
 * What partners' pages load from us, without the headers that say something
 * about a page of our own: a visitor pays for each of them with each file. Those that keep an answer
 * from being taken for a page or a script it is not stay.
 */
import type { FastifyReply } from 'fastify';

const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export function withFewHeaders(reply: FastifyReply): FastifyReply {
  for (const name of OF_PAGES) reply.removeHeader(name);
  return reply;
}
