/** An answer as it is sent, made once: text, tag and, once somebody wants them, its short forms. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export interface PackedAnswer {
  /**
   * The answer as text, which goes out in one piece with its headers: as bytes it would be sent
   * apart.
   */
  body: string;
  /** Weak: the same for all encodings. */
  tag: string;
  /** Stayed as it was, and is compressed as well as it can be. */
  isLasting: boolean;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/**
 * The level of brotli: the best take longer than they save on answers that live for half a minute.
 */
const QUICK = 5;
/** The level for what was the same when it was read again. */
const LASTING = 10;

const compress = {
  br: (body: string, level: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (body: string) => promisify(gzip)(body),
} satisfies Record<Encoding, (body: string, level: number) => Promise<Buffer>>;

/** Beyond it the best takes seconds of a processor. */
const LONG = 500_000;

function pack(body: string, level: number, tag: string): PackedAnswer {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    body,
    tag,
    isLasting: level === LASTING,
    encoded: (encoding) => (made[encoding] ??= compress[encoding](body, level)),
  };
}

/** `before`: the last answer to the same question. */
export function packAnswer(body: string, before?: PackedAnswer): PackedAnswer {
  if (before?.body !== body) return pack(body, QUICK, `W/"${hash('sha1', body, 'base64')}"`);
  return before.isLasting || body.length > LONG ? before : pack(body, LASTING, before.tag);
}
