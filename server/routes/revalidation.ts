/** Cacheable answers carry a tag; who has the same already gets a 304 without a body. */
import etag from '@fastify/etag';
import fp from 'fastify-plugin';

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/** Weak comparison with a list of tags or `*`, as If-None-Match asks for (RFC 9110, 13.1.2). */
function isKnown(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const known = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return known.some((other) => withoutWeakness(other) === withoutWeakness(tag));
}

export const revalidation = fp(async (app) => {
  // The plugin makes the tag only: it compares with one tag alone, and for refusals too.
  await app.register(etag, { weak: true, replyWith304: false });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200) {
      reply.removeHeader('etag');
      return payload;
    }
    const sent = request.headers['if-none-match'];
    if (sent === undefined || !isKnown(sent, String(reply.getHeader('etag')))) return payload;
    reply.code(304);
    return '';
  });
});
