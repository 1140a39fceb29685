/** Sends an answer that is ready: as short as the caller takes it, or its tag alone where it is known. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, PackedAnswer } from '#server/ground/services/packed-answer.ts';
import { isKnownTag } from './is-known-tag.ts';

/** The characters below which a short form saves nothing. */
const SHORTEST = 1024;
const REFUSED = /;\s*q=0(\.0*)?\s*$/;

function encodingOf(header: string | undefined, length: number): Encoding | undefined {
  if (header === undefined || length < SHORTEST) return undefined;
  const taken = header
    .split(',')
    .filter((one) => !REFUSED.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

export function sendPacked(
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  { body, tag, encoded }: PackedAnswer,
) {
  if (reply.hasHeader('etag') && isKnownTag(headers['if-none-match'], tag))
    return reply.code(304).send();
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  const accepted = headers['accept-encoding'];
  const encoding = encodingOf(Array.isArray(accepted) ? accepted.join() : accepted, body.length);
  if (encoding === undefined) return reply.send(body);
  // While it is packed the caller may have been refused (answer-deadline.ts).
  return encoded(encoding).then((short) =>
    reply.sent ? reply : reply.header('content-encoding', encoding).send(short),
  );
}
