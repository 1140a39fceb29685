/** The key pair by which push services know us (RFC 8292), as `npm run push:keys` prints it. */
import { createECDH } from 'node:crypto';
import { z } from 'zod';

export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** The address at which the operator of a push service reaches our operator. */
  subject: string;
}

const base64url = (bytes: number) =>
  z
    .string()
    .trim()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** A point of P-256, uncompressed. */
export const vapidPublicKey = base64url(65);
export const vapidPrivateKey = base64url(32);

/** Push services refuse other forms, some of them only when a message comes. */
export const vapidSubject = z.union([
  z.url({ protocol: /^https$/ }),
  z
    .string()
    .regex(/^mailto:/)
    .refine((text) => z.email().safeParse(text.slice('mailto:'.length)).success),
]);

export function isPair({ publicKey, privateKey }: Omit<Vapid, 'subject'>): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
}
