/** An answer as it is sent, made once: bytes, tag and, once somebody wants them, its short forms. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export interface PackedAnswer {
  body: Buffer;
  /** Weak: the same for all encodings. */
  tag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** The best level takes longer than it saves on answers that live for half a minute. */
const BROTLI_QUALITY = 4;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
};

export function packAnswer(text: string): PackedAnswer {
  const body = Buffer.from(text);
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    body,
    tag: `W/"${createHash('sha1').update(body).digest('base64')}"`,
    encoded: (encoding) => (made[encoding] ??= compress[encoding](body)),
  };
}
