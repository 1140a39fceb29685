import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

/** Returns a code as it is stored: in capitals, without the spaces and Bengali digits people type. */
export const toPromoCode = (typed: string): string =>
  toLatinDigits(typed)
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .toUpperCase();
