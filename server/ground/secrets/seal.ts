/**
 * The seal on what has to be read again, unlike a hash: it is encrypted with the server's secret.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

export function seal({ appSecret }: Secrets, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(appSecret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), iv);
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Sealed with another secret, or changed.
    return null;
  }
}

/** Opens what was sealed with the secret of now, or the one before; null with any other. */
export function open(secrets: Secrets, purpose: string, sealed: string): string | null {
  const { appSecret, previousSecret } = secrets;
  const opened = openWith(appSecret, purpose, sealed);
  if (opened !== null || previousSecret === undefined) return opened;
  return openWith(previousSecret, purpose, sealed);
}
