/**
 * Removes headers that say something about pages from what partners' pages load from us: a visitor
 * pays for each of them with each file.
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
/** The headers left out of what is taken for a page nowhere: scripts. */
const OF_DOCUMENTS = [...OF_PAGES, 'content-security-policy', 'x-frame-options', 'x-request-id'];

function without(reply: FastifyReply, names: readonly string[]): FastifyReply {
  for (const name of names) reply.removeHeader(name);
  return reply;
}

export const asFragment = (reply: FastifyReply) => without(reply, OF_PAGES);
export const asScript = (reply: FastifyReply) => without(reply, OF_DOCUMENTS);
