/**
 * Argon2id as OWASP advises: 19 MiB, two passes. Each hash costs that memory and tens of
 * milliseconds, so only a few run at once and only a few may wait; the rest is told to come back.
 */
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createTurns } from './create-turns.ts';

const OPTIONS = {
  // The enum is ambient and const, so its value has to be written out.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const RUNNING = 2;
const WAITING = 30;

/** The hash of a password nobody has: an unknown account costs as much time as a known one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$lrcKW9iiNhUSRjxAs7qTuw$FUAoni1bJWEyq8SMmiEQkF9Z1fB3AHl7eL/lJAroHY4';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False without a hash, after the same work. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/** One person's é must not be another keyboard's e and accent. */
const toBytes = (password: string) => password.normalize('NFC');

export function createPasswordHasher(): PasswordHasher {
  const run = createTurns({ running: RUNNING, waiting: WAITING });
  return {
    hash: (password) => run(() => hash(toBytes(password), OPTIONS)),
    verify: async (storedHash, password) => {
      const isRight = await run(() => verify(storedHash ?? DUMMY_HASH, toBytes(password)));
      return isRight && storedHash !== null;
    },
  };
}
