import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * The proof that a right code of the hire form is exchanged for: the person who holds it may make
 * one request for this phone, and once that is made, sign in as its guardian. Only the hash is
 * stored.
 */
export const hireProofs = pgTable('hire_proofs', {
  tokenHash: text('token_hash').primaryKey(),
  /** E.164. */
  phone: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** The idempotency key of the request it was used for: repeating that one stays possible. */
  usedForKey: uuid('used_for_key'),
  /** It signs in once. */
  signedInAt: moment('signed_in_at'),
});
