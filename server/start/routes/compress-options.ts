import { constants } from 'node:zlib';

/** The best brotli level takes longer than it saves on answers made again each time. */
const BROTLI_QUALITY = 5;

export const compressOptions = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
};
