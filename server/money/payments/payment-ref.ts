import { randomInt } from 'node:crypto';

/** Crockford's letters: none looks like another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `PAY-` and sixteen letters: 80 random bits, so that nobody guesses another's. */
export const newPaymentRef = (): string =>
  `PAY-${Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
