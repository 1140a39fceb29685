const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** The first and the last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Returns the one range of bytes that a `Range` header asks for (RFC 9110, 14.1); null where the file has
 * none of them, undefined where all of it is meant: without a header, with one that cannot be read, and
 * with several ranges at once.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = ONE_RANGE.exec(header ?? '');
  if (!match) return undefined;
  const [, from, to, fromEnd] = match;
  if (fromEnd !== undefined) {
    const length = Math.min(Number(fromEnd), size);
    return length === 0 ? null : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // "5-3" is none that can be read.
  if (to !== '' && Number(to) < first) return undefined;
  return first < size ? { first, last } : null;
}
