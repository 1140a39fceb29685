import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, in letters that need no quoting anywhere. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Enough for tokens, whose 256 bits nobody can guess through. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * Returns the keyed hash of what could be guessed from a plain one: phones, addresses, six digits.
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');

export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface Secrets {
  appSecret: string;
  previousSecret: string | undefined;
}

/**
 * Returns whether the hash was made of the value with a valid secret: the one of now, or the one
 * before.
 */
export function isKeyedHash(
  { appSecret, previousSecret }: Secrets,
  purpose: string,
  value: string,
  hash: string,
): boolean {
  return [appSecret, previousSecret].some(
    (secret) => secret !== undefined && isSameText(hash, keyedHash(secret, purpose, value)),
  );
}
