/** An answer as it is sent, made once: text, tag and, once somebody wants them, its short forms. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export interface PackedAnswer {
  /** As text, which goes out in one piece with its headers: as bytes it would be sent apart. */
  body: string;
  /** Weak: the same for all encodings. */
  tag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** The best level takes longer than it saves on answers that live for half a minute. */
const BROTLI_QUALITY = 5;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

const compress: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
};

export function packAnswer(body: string): PackedAnswer {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    body,
    tag: `W/"${hash('sha1', body, 'base64')}"`,
    encoded: (encoding) => (made[encoding] ??= compress[encoding](body)),
  };
}
