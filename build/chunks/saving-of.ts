/** Reckons what two files would save as one. */
import type { Part } from './find-parts.ts';

/** The price of a request, and of a byte that is downloaded. */
export interface Price {
  request: number;
  byte: number;
}

export interface Download {
  size: number;
  /** The parts that fetch it. */
  fetchedBy: Set<Part>;
  /** The parts that need it too, but find it there. */
  foundBy: Set<Part>;
  /** All that comes along: what it imports, and what that imports. */
  brings: Set<Download>;
}

/**
 * Returns what is saved, or nothing. A part that fetches both has one request less; a part that
 * fetches one of them downloads the other too, with all that it brings. Two files stay apart if no
 * part has use for both, and if a third stands between them: files that import each other may run in
 * the wrong order.
 */
export function savingOf(one: Download, other: Download, prices: ReadonlyMap<Part, Price>): number {
  if (!hasCommonPart(one, other)) return 0;
  const saving = gainOf(one, other, prices) + gainOf(other, one, prices);
  return saving <= 0 || isBetween(one, other) || isBetween(other, one) ? 0 : saving;
}

/** Reckons for all who fetch the file; a request saved counts half, once from each side. */
function gainOf(file: Download, other: Download, prices: ReadonlyMap<Part, Price>): number {
  let gain = 0;
  for (const part of file.fetchedBy) {
    const { request = 0, byte = 0 } = prices.get(part) ?? {};
    if (other.foundBy.has(part)) gain += request + byte * file.size;
    else if (other.fetchedBy.has(part)) gain += request / 2;
    else {
      gain -= byte * other.size;
      for (const brought of other.brings)
        if (brought !== file && !isThere(brought, part)) gain -= request + byte * brought.size;
    }
  }
  return gain;
}

const isThere = ({ fetchedBy, foundBy }: Download, part: Part) =>
  fetchedBy.has(part) || foundBy.has(part);

const hasCommonPart = (one: Download, other: Download) =>
  [...one.fetchedBy, ...one.foundBy].some((part) => isThere(other, part));

const isBetween = (one: Download, other: Download) =>
  [...one.brings].some((file) => file !== other && file.brings.has(other));
