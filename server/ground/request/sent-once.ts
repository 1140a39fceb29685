/**
 * Makes what is sent with a key of the sender's choice happen once: repeated after a lost answer,
 * it is answered with the first. The same key with something else is a mistake, and says so.
 */
import { createHash } from 'node:crypto';
import { ApiError } from '#server/ground/errors/api-error.ts';

export interface SentOnce {
  key: string;
  /** The hash of everything but the key. */
  hash: string;
}

/** The same for the same values, whatever their order. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

interface Sent {
  idempotency_key: string;
  [field: string]: unknown;
}

export function sentOnce({ idempotency_key: key, ...sent }: Sent): SentOnce {
  const hash = createHash('sha256').update(JSON.stringify(sent, sorted)).digest('base64url');
  return { key, hash };
}

/** `stored` is null for what came before hashes were stored. */
export function checkSentSame(stored: string | null, { hash }: SentOnce): void {
  if (stored !== null && stored !== hash) throw new ApiError('idempotency_key_reused');
}
