import type { FastifyReply } from 'fastify';

/** A picture and nothing else, whatever a browser might read into its bytes. */
export function setPhotoHeaders(reply: FastifyReply, fileName: string) {
  return reply
    .type('image/webp')
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
}
