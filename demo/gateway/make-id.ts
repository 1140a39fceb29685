import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes an id as both providers make theirs: capitals and digits. */
export const makeId = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
