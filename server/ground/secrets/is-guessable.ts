/**
 * Tells whether a secret was typed rather than drawn. Anything from a random generator passes (32
 * letters of hex and more); one letter held down, a word repeated, the alphabet and the like do
 * not.
 */
import { deflateRawSync } from 'node:zlib';

const MIN_DIFFERENT = 8;
/**
 * The fewest bytes of a packed secret: what repeats takes no room, half of 128 random bits still
 * need more.
 */
const MIN_PACKED_BYTES = 24;
/** `abcdef`, `987654`: always the same step to the next letter. */
const MAX_SHARE_OF_ONE_STEP = 1 / 3;

function shareOfCommonestStep(text: string): number {
  const counts = new Map<number, number>();
  for (let at = 1; at < text.length; at += 1) {
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (text.length - 1);
}

export function isGuessable(secret: string): boolean {
  return (
    new Set(secret).size < MIN_DIFFERENT ||
    deflateRawSync(secret).length < MIN_PACKED_BYTES ||
    shareOfCommonestStep(secret) > MAX_SHARE_OF_ONE_STEP
  );
}
